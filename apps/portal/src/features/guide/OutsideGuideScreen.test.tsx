import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { newbornScene } from '../../testing/newbornScene.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'

const open = (scene = newbornScene) =>
  renderPortal(`/outerSmartGuide?code=${scene.sceneCode}`, {
    answers: (service) => service.answer('oneThingGuide', 'getGuideScene', () => scene)
  })
const radios = () => page.getByRole('radiogroup')
const question = (text: RegExp) => page.getByRole('radiogroup', { name: text })
const title = (text: RegExp) => page.getByRole('heading', { level: 2, name: text })
const next = () => page.getByRole('button', { name: '下一题' })

beforeEach(() => sessionStorage.clear())

describe('the guide from outside on a phone', () => {
  beforeEach(() => page.viewport(390, 844))
  afterEach(() => page.viewport(1440, 900))

  it('asks one question at a time, and the one that a choice opens after it', async () => {
    await open()
    await expect.element(page.getByText(/^进度 1 \/ \d+$/)).toBeVisible()
    expect(radios().elements()).toHaveLength(1)
    await next().click()
    await question(/婚姻登记情况/)
      .getByRole('radio', { name: '未办理结婚登记或婚姻信息无法核验' })
      .click()
    expect(radios().elements()).toHaveLength(1)
    await next().click()
    await expect.element(title(/登记父亲信息/)).toHaveFocus()
    await expect.element(page.getByText('第 2 题选择了“未办理结婚登记或婚姻信息无法核验”', { exact: false })).toBeVisible()
  })

  it('keeps place and answers over a reload, over back, and when the phone is turned', async () => {
    const { screen, router } = await open()
    await question(/助产技术服务资质/)
      .getByRole('radio', { name: '是', exact: true })
      .click()
    await next().click()
    await next().click()
    await expect.element(title(/落户意向/)).toHaveFocus()
    await router.navigate({ to: '/outerSmartGuide', search: {} })
    await expect.element(title(/落户意向/)).not.toBeInTheDocument()
    router.history.back()
    await expect.element(title(/落户意向/)).toBeVisible()
    await screen.unmount()
    await open()
    await expect.element(title(/落户意向/)).toBeVisible()
    expect(radios().elements()).toHaveLength(1)
    await page.viewport(900, 414)
    await expect.poll(() => radios().elements().length).toBeGreaterThan(3)
    await expect.element(question(/助产技术服务资质/).getByRole('radio', { name: '是', exact: true })).toBeChecked()
    await page.viewport(390, 844)
    await expect.element(title(/落户意向/)).toBeVisible()
  })
})

it('says what depends on an answer that is missing, and why a situation cannot be handled here', async () => {
  await open()
  const panel = page.getByRole('region', { name: '您的办事清单' })
  await expect.element(panel.getByText('取决于：第 3 题').first()).toBeVisible()
  await question(/助产技术服务资质/)
    .getByRole('radio', { name: '否', exact: true })
    .click()
  await expect.element(page.getByRole('alert').getByText(/本主题仅支持省内助产机构出生/)).toBeVisible()
})
