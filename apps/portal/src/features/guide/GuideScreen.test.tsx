import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { guideAnswers } from '../../testing/guideAnswers.ts'
import { newbornScene } from '../../testing/newbornScene.ts'
import { renderFlow } from '../../testing/renderFlow.tsx'

const panel = () => page.getByRole('region', { name: '您的办事清单' })
const question = (text: RegExp) => page.getByRole('radiogroup', { name: text })

describe('guide', () => {
  it('[R-2.4-18] asks the questions and changes the list of matters with every answer', async () => {
    await renderFlow('smartGuide')
    await expect.element(panel().getByText('出生登记（申报户口）')).toBeVisible()
    await expect.element(panel().getByText('取决于：第 3 题').first()).toBeVisible()
    await question(/落户意向/)
      .getByRole('radio', { name: '暂不落户' })
      .click()
    await expect.element(panel().getByText('出生登记（申报户口）')).not.toBeInTheDocument()
    await question(/落户意向/)
      .getByRole('radio', { name: '随母亲落户' })
      .click()
    await expect.element(panel().getByText('出生登记（申报户口）')).toBeVisible()
    await expect.element(page.getByText(/^办事清单：\d+ 个事项，必交 \d+ 份材料，\d+ 个工作日$/)).toBeInTheDocument()
  })

  it('opens a follow-up question under its choice and takes it away with it', async () => {
    await renderFlow('smartGuide')
    await question(/婚姻登记情况/)
      .getByRole('radio', { name: '未办理结婚登记或婚姻信息无法核验' })
      .click()
    const nested = question(/婚姻登记情况/).getByRole('radiogroup', { name: /登记父亲信息/ })
    await expect.element(nested).toBeVisible()
    await expect.element(nested.getByRole('radio', { name: '否', exact: true })).toBeVisible()
    await question(/婚姻登记情况/)
      .getByRole('radio', { name: '已办理结婚登记' })
      .click()
    await expect.element(nested).not.toBeInTheDocument()
  })

  it('counts what is answered and leads to every question without an answer', async () => {
    const { step } = await renderFlow('smartGuide')
    await expect.element(page.getByText(/^已答 \d+ \/ 共 \d+ 题$/)).toBeVisible()
    await page.getByRole('button', { name: '下一步：办理须知' }).click()
    await expect.element(page.getByRole('heading', { name: /^还有 \d+ 题没有回答$/ })).toHaveFocus()
    await page.getByRole('link', { name: /^第 1 题：/ }).click()
    await expect.element(question(/助产技术服务资质/).getByRole('radio', { name: '是', exact: true })).toHaveFocus()
    expect(step()).toBe('smartGuide')
  })

  it('keeps what is not answered over a refresh', async () => {
    const { refresh } = await renderFlow('smartGuide')
    await page.getByRole('button', { name: '下一步：办理须知' }).click()
    await expect.element(page.getByRole('heading', { name: /^还有 \d+ 题没有回答$/ })).toHaveFocus()
    await refresh()
    await expect.element(page.getByRole('heading', { name: /^还有 \d+ 题没有回答$/ })).toBeVisible()
  })

  it('stops where an answer cannot be handled online and says so at once', async () => {
    await renderFlow('smartGuide', { done: { answers: guideAnswers } })
    await question(/助产技术服务资质/)
      .getByRole('radio', { name: '否', exact: true })
      .click()
    await expect.element(page.getByRole('alert').getByText(/本主题仅支持省内助产机构出生/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: '下一步：办理须知' })).toBeDisabled()
  })

  it('keeps an answer in the tab at once and goes on when all is answered', async () => {
    const { step } = await renderFlow('smartGuide', { done: { answers: guideAnswers } })
    await question(/科学育儿/)
      .getByRole('radio', { name: '是', exact: true })
      .click()
    await expect.poll(() => sessionStorage.getItem(`onething:${newbornScene.sceneCode}`)).toContain('"NB_Q09":"1"')
    await page.getByRole('button', { name: '下一步：办理须知' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: '办理须知' })).toHaveFocus()
    expect(step()).toBe('themeNotice')
  })
})
