import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { FakeService } from '../../testing/fakeService.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'

const draft = {
  rowGuid: 'g1',
  sceneNo: 'HLJYJS0001',
  sceneName: '新生儿出生一件事',
  sceneId: 'HLJYJS0001',
  sceneType: 'TWO_THEME',
  source: '1',
  sourceName: '网上办理',
  recordTime: '2026-11-20T04:03:00.000Z',
  expireTime: '2027-01-19T04:03:00.000Z',
  daysLeft: 59,
  version: 1,
  step: 'themeMaterial',
  status: '暂存'
}

const box = (service: FakeService, kept = [draft]) => {
  service.answer('oneThingDrafts', 'queryThingInfos', () => ({
    content: [...kept],
    totalElements: kept.length,
    totalPages: 1,
    size: 10,
    number: 1
  }))
  service.answer('oneThingDrafts', 'deleteThingInfo', () => {
    kept.pop()
    return {}
  })
}

const openBox = (...kept: (typeof draft)[]) =>
  renderPortal('/doThing/doThingProgress/draftBox', {
    loggedIn: true,
    answers: (service) => box(service, kept.length === 0 ? [draft] : kept)
  })

describe('draft box', () => {
  it('[R-2.2-21] [R-2.4-23] [R-4.2-10] lists drafts with scene, step, time and the status 暂存', async () => {
    const { screen } = await openBox()
    const row = screen.getByRole('row', { name: /新生儿出生一件事/ })
    await expect.element(row).toBeVisible()
    expect(row.element().textContent).toMatch(/上传材料.*2026-11-20 12:03.*暂存/)
  })

  it('says until when each is kept, and warns in time', async () => {
    const { screen } = await openBox(
      { ...draft, rowGuid: 'g2', sceneName: '乙事', expireTime: '2026-11-25T04:03:00.000Z', daysLeft: 4 },
      { ...draft, rowGuid: 'g3', sceneName: '丙事', daysLeft: 0 },
      draft
    )
    const row = (name: RegExp) => screen.getByRole('row', { name }).element().textContent
    await expect.element(screen.getByRole('row', { name: /乙事/ })).toBeVisible()
    expect(row(/乙事/)).toMatch(/2026-11-25\s*4 天后过期/)
    expect(row(/丙事/)).toContain('今天过期')
    expect(row(/新生儿/)).toMatch(/2027-01-19(?!.*过期)/)
  })

  it('has both ways on in one row where there is room', async () => {
    await page.viewport(1440, 900)
    const { screen } = await openBox()
    const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top)
    const goOn = screen.getByRole('link', { name: /^继续办理/ })
    await expect.element(goOn).toBeVisible()
    expect(topOf(goOn.element())).toBe(topOf(screen.getByRole('button', { name: /^删除/ }).element()))
  })

  it('goes on at the step where the draft stopped', async () => {
    const { screen } = await openBox()
    const link = screen.getByRole('link', { name: '继续办理 新生儿出生一件事' })
    await expect.element(link).toHaveAttribute('href', '/ljonething/themeWrapper/themeMaterial?code=HLJYJS0001&draft=g1')
  })

  it('deletes after asking and then says that nothing is left', async () => {
    const { screen, service } = await openBox()
    await screen.getByRole('button', { name: '删除 新生儿出生一件事的草稿' }).click()
    await screen.getByRole('alertdialog').getByRole('button', { name: '取消' }).click()
    expect(service.requestsOf('oneThingDrafts.deleteThingInfo')).toEqual([])
    await screen.getByRole('button', { name: '删除 新生儿出生一件事的草稿' }).click()
    await screen.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await expect.element(screen.getByText('没有填写到一半的申请。')).toBeVisible()
    expect(service.requestsOf('oneThingDrafts.deleteThingInfo').map(({ url }) => url.searchParams.get('rowGuid'))).toEqual(['g1'])
  })
})
