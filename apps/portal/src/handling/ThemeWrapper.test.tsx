import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { guideAnswers } from '../testing/guideAnswers.ts'
import { newbornScene } from '../testing/newbornScene.ts'
import { refuse } from '../testing/fakeService.ts'
import { renderFlow } from '../testing/renderFlow.tsx'

const steps = () => page.getByRole('navigation', { name: '办理步骤' })
const stepNames = () => steps().element().textContent

describe('step guard', () => {
  it('[R-2.1-19] a link to a later step goes to the first unfinished one and says why', async () => {
    const { step } = await renderFlow('themeMaterial', { loggedIn: true, done: { answers: guideAnswers, guideDone: true } })
    await expect.element(page.getByText('请先完成“办理须知”，再进入“上传材料”。')).toBeVisible()
    expect(step()).toBe('themeNotice')
  })

  it('lets a visitor read and answer, and asks for login in place from the pre-check on', async () => {
    const { step } = await renderFlow('themeNotice', { done: { answers: guideAnswers, guideDone: true } })
    await page.getByRole('checkbox', { name: '我已阅读并知晓' }).click()
    await page.getByRole('button', { name: '下一步：条件预检' }).click()
    await expect.element(page.getByRole('button', { name: '去登录' })).toBeVisible()
    expect(step()).toBe('newConditionPreCheck')
    await expect.poll(() => sessionStorage.getItem(`onething:${newbornScene.sceneCode}`)).toContain('"noticeRead":true')
  })

  it('done steps lead back and lose no answer', async () => {
    await renderFlow('themeNotice', { done: { answers: guideAnswers, guideDone: true } })
    await steps()
      .getByRole('button', { name: /答题引导/ })
      .click()
    await expect.element(page.getByText('已答 12 / 共 12 题')).toBeVisible()
  })
})

describe('step bar', () => {
  it('[R-2.1-20] leaves the guide out for a scene without questions', async () => {
    const { guide: _guide, ...scene } = newbornScene
    await renderFlow('themeNotice', { scene })
    await expect.element(steps()).toBeVisible()
    expect(stepNames()).not.toContain('答题引导')
  })

  it('[R-2.1-21] leaves the pre-check out for a scene without one', async () => {
    await renderFlow('smartGuide', { scene: { ...newbornScene, preChecks: [] } })
    await expect.element(steps()).toBeVisible()
    expect(stepNames()).not.toContain('条件预检')
    expect(stepNames()).toContain('上传材料')
  })

  it('[R-2.1-22] leaves the materials out for a scene without any', async () => {
    await renderFlow('smartGuide', { scene: { ...newbornScene, materials: [] } })
    await expect.element(steps()).toBeVisible()
    expect(stepNames()).not.toContain('上传材料')
    expect(stepNames()).toContain('条件预检')
  })
})

describe('opening a flow', () => {
  it('shows a page with a next step for an unknown scene', async () => {
    await renderFlow('smartGuide', {
      answers: (service) => service.answer('oneThingGuide', 'getGuideScene', () => refuse({ _tag: 'NotFound', msg: '未查询到该主题' }))
    })
    await expect.element(page.getByText('没有找到这个主题')).toBeVisible()
    await expect.element(page.getByRole('link', { name: '返回首页选择主题' })).toBeVisible()
  })

  it('[R-8-09] says 未获取到暂存数据 when the draft of the address is gone', async () => {
    await renderFlow('smartGuide?draft=gone', { loggedIn: true })
    await expect.element(page.getByText('未获取到暂存数据')).toBeVisible()
    await expect.element(page.getByRole('link', { name: '返回草稿箱' })).toBeVisible()
  })

  it('[R-8-09] says so too when the draft holds nothing that can be read', async () => {
    await renderFlow('smartGuide?draft=g7', {
      loggedIn: true,
      answers: (service) =>
        service.answer('oneThingDrafts', 'queryThingInfo', () => ({
          ...{ rowGuid: 'g7', version: 1, recordTime: '2026-11-20T04:03:00.000Z', expireTime: '2027-01-19T04:03:00.000Z', daysLeft: 59 },
          ...{
            sceneNo: newbornScene.sceneCode,
            sceneName: '',
            sceneId: 'HLJYJS0001',
            sceneType: 'TWO_THEME',
            source: '1',
            sourceName: '',
            step: '',
            status: '暂存',
            content: ''
          }
        }))
    })
    await expect.element(page.getByText('未获取到暂存数据')).toBeVisible()
  })

  it('[R-8-08] says 暂存失败，请稍后再试 when the draft cannot be saved', async () => {
    await renderFlow('smartGuide', {
      loggedIn: true,
      answers: (service) => service.answer('oneThingDrafts', 'saveThingInfo', () => refuse({ _tag: 'Unavailable', msg: '出错' }))
    })
    await page
      .getByRole('radiogroup', { name: /助产技术服务资质/ })
      .getByRole('radio', { name: '是', exact: true })
      .click()
    await page.getByRole('button', { name: '暂存' }).click()
    await expect.element(page.getByText('暂存失败，请稍后再试').first()).toBeVisible()
  })

  it.each([
    ['0', true],
    ['1', false]
  ] as const)('closeDraftBox %s: it is kept before one leaves, or asked whether to leave without: %s', async (closeDraftBox, isKept) => {
    const { service } = await renderFlow('smartGuide', {
      loggedIn: true,
      scene: { ...newbornScene, flags: { ...newbornScene.flags, closeDraftBox } }
    })
    await page
      .getByRole('radiogroup', { name: /助产技术服务资质/ })
      .getByRole('radio', { name: '是', exact: true })
      .click()
    expect(page.getByRole('button', { name: '暂存', exact: true }).elements()).toHaveLength(isKept ? 1 : 0)
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '草稿箱' }).click()
    const asked = page.getByRole('alertdialog').getByText(/刚才的修改还没有暂存成功/)
    await expect.element(isKept ? page.getByRole('heading', { level: 1, name: '草稿箱' }) : asked).toBeVisible()
    expect(service.requestsOf('oneThingDrafts.saveThingInfo')).toHaveLength(isKept ? 1 : 0)
  })

  it('puts the draft into the address after its first save', async () => {
    const { search } = await renderFlow('smartGuide', { loggedIn: true })
    await page
      .getByRole('radiogroup', { name: /助产技术服务资质/ })
      .getByRole('radio', { name: '是', exact: true })
      .click()
    await page.getByRole('button', { name: '暂存' }).click()
    await expect.element(page.getByText('已暂存 12:03', { exact: true })).toBeVisible()
    expect(search()).toMatchObject({ code: newbornScene.sceneCode, draft: 'g1' })
  })

  it('keeps the place on the page when the first save puts the draft into the address', async () => {
    const { search } = await renderFlow('smartGuide', { loggedIn: true })
    await page
      .getByRole('radiogroup', { name: /助产技术服务资质/ })
      .getByRole('radio', { name: '是', exact: true })
      .click()
    window.scrollTo(0, 300)
    await expect.poll(search).toMatchObject({ draft: 'g1' })
    await expect.element(page.getByText('已暂存 12:03', { exact: true })).toBeInTheDocument()
    expect(window.scrollY).toBe(300)
  })
})
