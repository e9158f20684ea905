import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../queries/queryClient.ts'
import { refuse } from '../../testing/fakeService.ts'
import { guideAnswers } from '../../testing/guideAnswers.ts'
import { newbornScene } from '../../testing/newbornScene.ts'
import { renderFlow } from '../../testing/renderFlow.tsx'
import { sampleApplication } from '../../testing/sampleApplication.ts'

const waiting = {
  rowGuid: 'g7',
  sceneNo: newbornScene.sceneCode,
  sceneName: newbornScene.name,
  sceneId: 'HLJYJS0001',
  sceneType: 'TWO_THEME',
  source: '1',
  sourceName: '网上办理',
  recordTime: '2026-11-19T04:00:00.000Z',
  version: 2,
  step: 'themeForm',
  expireTime: '2027-01-19T04:00:00.000Z',
  daysLeft: 59,
  status: '暂存'
}

describe('introduction', () => {
  it('[R-2.4-20] compares handling time, runs, materials and steps', async () => {
    await renderFlow('themeMiddle')
    for (const row of [
      /办理时间.*38 个工作日.*8 个工作日/,
      /跑动次数.*最多 8 次.*最多 1 次/,
      /申请材料.*22 份.*3 份/,
      /办理环节.*16 个环节.*4 个环节/
    ]) {
      await expect.element(page.getByRole('row', { name: row })).toBeVisible()
    }
  })

  it('starts the flow in the region one chooses', async () => {
    const { step } = await renderFlow('themeMiddle')
    await page.getByRole('combobox', { name: '办理地区' }).selectOptions('230600000000')
    await page.getByRole('button', { name: '开始办理' }).click()
    await expect.poll(step).toBe('smartGuide')
    await page
      .getByRole('radiogroup', { name: /助产技术服务资质/ })
      .getByRole('radio', { name: '是', exact: true })
      .click()
    await expect.poll(() => sessionStorage.getItem(`onething:${newbornScene.sceneCode}`)).toContain('"region":"230600000000"')
  })

  it('names the region without a choice where it may not be changed', async () => {
    await renderFlow('themeMiddle', { scene: { ...newbornScene, flags: { ...newbornScene.flags, noRegionTransfer: '1' } } })
    await expect.element(page.getByText('办理地区：黑龙江省')).toBeVisible()
    await expect.element(page.getByRole('combobox', { name: '办理地区' })).not.toBeInTheDocument()
  })

  it('[R-9-28] offers no way in where the scene hides it', async () => {
    await renderFlow('themeMiddle', { scene: { ...newbornScene, flags: { ...newbornScene.flags, hideThemeHandleButton: '1' } } })
    await expect.element(page.getByText(/暂不支持在线办理/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: '开始办理' })).not.toBeInTheDocument()
  })

  it('offers the latest draft of the scene to go on with', async () => {
    await renderFlow('themeMiddle', {
      loggedIn: true,
      answers: (service) =>
        service.answer('oneThingDrafts', 'queryThingInfoBySceneNo', () => [
          { ...waiting, rowGuid: 'closed', isPermit: '0' as const },
          { ...waiting, isPermit: '1' as const }
        ])
    })
    await expect.element(page.getByText('您有一份暂存于 2026-11-19 12:00 的草稿')).toBeVisible()
    await expect.element(page.getByRole('link', { name: '继续填写' })).toHaveAttribute('href', expect.stringContaining('draft=g7'))
    await expect.element(page.getByRole('button', { name: '重新开始' })).toBeVisible()
  })

  it('[R-8-37] takes drafts and applications that cannot be listed for none, and opens the way in', async () => {
    const away = () => refuse({ _tag: 'Unavailable', msg: '系统繁忙' })
    const { service, step } = await renderFlow('themeMiddle', {
      loggedIn: true,
      answers: (service) => {
        service.answer('oneThingDrafts', 'queryThingInfoBySceneNo', away)
        service.answer('oneThingApplications', 'getOneThingList', away)
      }
    })
    await expect.poll(() => service.requestsOf('oneThingDrafts.queryThingInfoBySceneNo').length).toBeGreaterThan(0)
    await expect.poll(() => service.requestsOf('oneThingApplications.getOneThingList').length).toBeGreaterThan(0)
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    expect(page.getByRole('alert').elements()).toEqual([])
    await page.getByRole('button', { name: '开始办理' }).click()
    await expect.poll(step).toBe('smartGuide')
  })

  it.each([
    ['inProgress', '您已于 2026-11-20 提交过“新生儿出生一件事”，正在办理'],
    ['success', '您已于 2026-11-20 提交过“新生儿出生一件事”，已经办结'],
    ['notPassed', undefined]
  ])('says before the first question what one has submitted already: %s', async (group, title) => {
    const { service } = await renderFlow('themeMiddle', {
      loggedIn: true,
      answers: (service) =>
        service.answer('oneThingApplications', 'getOneThingList', () => ({
          content: [{ ...sampleApplication, group }],
          totalElements: 1,
          totalPages: 1,
          size: 5,
          number: 1
        }))
    })
    await expect.poll(() => service.requestsOf('oneThingApplications.getOneThingList')).toHaveLength(1)
    await expect.element(page.getByRole('button', { name: '开始办理' })).toBeVisible()
    if (title === undefined) return expect(page.getByText('提交过').elements()).toHaveLength(0)
    await expect.element(page.getByText(title)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: '查看办件' }))
      .toHaveAttribute('href', expect.stringContaining(`applyNo=${sampleApplication.applyNo}`))
  })

  it('goes on where one stopped in this tab, or begins anew', async () => {
    const { step } = await renderFlow('themeMiddle', { done: { answers: guideAnswers, guideDone: true, step: 'themeNotice' } })
    await page.getByRole('button', { name: '继续填写' }).click()
    await expect.poll(step).toBe('themeNotice')
  })

  it('shows a third-party scene with the address of its system and no ticket', async () => {
    const baseInfo = {
      name: '固定资产投资项目开工一件事',
      originalFormNum: 12,
      currentFormNum: 3,
      originalMaterialNum: 48,
      currentMaterialNum: 18,
      originalHandleNum: 9,
      currentHandleNum: 1,
      originalHandleDays: 90,
      currentHandleDays: 30,
      matterBaseInfos: [{ name: '节能审查', department: '省发展改革委', days: 10 }],
      sceneType: '1',
      object: '2',
      interpretationUrl: '',
      address: '',
      doUrl: 'https://invest.example.invalid/apply?ticket={ticket}',
      reasons: []
    }
    await renderFlow('smartGuide', { scene: { ...newbornScene, thirdParty: { baseInfo } } })
    await expect.element(page.getByText('这件事在其他系统办理，请从本页前往。')).toBeVisible()
    await expect.element(page.getByRole('row', { name: /节能审查/ })).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: '去办理' })).toBeVisible()
    await expect.element(page.getByText('invest.example.invalid/apply', { exact: true })).toBeVisible()
    expect(document.body.innerHTML).not.toContain('{ticket}')
  })
})
