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

  it('says which number is another than published, and which answers changed it', async () => {
    await renderFlow('smartGuide')
    await expect.element(panel().getByText('出生登记（申报户口）')).toBeVisible()
    await question(/落户意向/)
      .getByRole('radio', { name: '暂不落户' })
      .click()
    await expect.element(panel().getByText(/^与公布的数字不同：.*因为第 (?:\S+、)*3(?:、\S+)* 题的回答。$/)).toBeVisible()
    await question(/婚姻登记情况/)
      .getByRole('radio', { name: '离婚或丧偶' })
      .click()
    await question(/落户意向/)
      .getByRole('radio', { name: '随母亲落户' })
      .click()
    const promised = newbornScene.comparison.materials?.currentMaterialNum ?? 0
    await expect.element(panel().getByText(`申请材料公布${promised}份，现为`, { exact: false })).toBeVisible()
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

  it('asks what stands in a container on its own, with the cue of every choice beside it', async () => {
    await renderFlow('smartGuide')
    await expect.element(question(/证照领取方式/).getByRole('radio', { name: '电子证照优先' })).toBeChecked()
    expect(page.getByText('送达方式', { exact: true }).elements()).toEqual([])
    await expect
      .element(question(/助产技术服务资质/).getByRole('radio', { name: '是', exact: true }))
      .toHaveAccessibleDescription('含在转诊途中由省内助产机构接产的情形。')
  })

  it('lets several choices stand where several may be, and takes one away alone', async () => {
    const choices = ['M06', 'M07'].map((code) => ({ id: code, text: code, value: code, effects: { addMatters: [code] } }))
    const guide = { title: '', questions: [{ code: 'Q1', title: '还要办哪些？', displayMode: '0', multiple: true, choices }] }
    const { state } = await renderFlow('smartGuide', { scene: { ...newbornScene, guide } })
    const several = page.getByRole('group', { name: /还要办哪些？（可多选）/ })
    for (const { text } of choices) await several.getByRole('checkbox', { name: text }).click()
    await expect.element(several.getByRole('checkbox', { name: 'M06' })).toBeChecked()
    await expect.poll(() => sessionStorage.getItem(`onething:${state.sceneCode}`)).toContain('"Q1":["M06","M07"]')
    await several.getByRole('checkbox', { name: 'M06' }).click()
    await expect.element(several.getByRole('checkbox', { name: 'M06' })).not.toBeChecked()
    await expect.element(several.getByRole('checkbox', { name: 'M07' })).toBeChecked()
  })

  it('says beside every line that is not sure on which question it depends, beside no other', async () => {
    await renderFlow('smartGuide')
    await expect.element(panel().getByText('取决于：第 3 题').first()).toBeVisible()
    const lines = panel()
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
    const unsure = lines.filter((line) => line.includes('也许'))
    expect(unsure.length).toBeGreaterThan(1)
    expect(unsure.filter((line) => !/取决于：第 \d/.test(line))).toEqual([])
    expect(lines.filter((line) => !line.includes('也许') && line.includes('取决于'))).toEqual([])
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

  it('keeps the answers below a choice while another is chosen', async () => {
    await renderFlow('smartGuide')
    const state = question(/婚姻登记情况/)
    await state.getByRole('radio', { name: '未办理结婚登记或婚姻信息无法核验' }).click()
    await state
      .getByRole('radiogroup', { name: /登记父亲信息/ })
      .getByRole('radio', { name: '否', exact: true })
      .click()
    await state.getByRole('radio', { name: '已办理结婚登记' }).click()
    await expect.element(state.getByRole('radiogroup', { name: /登记父亲信息/ })).not.toBeInTheDocument()
    await state.getByRole('radio', { name: '未办理结婚登记或婚姻信息无法核验' }).click()
    await expect
      .element(state.getByRole('radiogroup', { name: /登记父亲信息/ }).getByRole('radio', { name: '否', exact: true }))
      .toBeChecked()
  })

  it('[R-3.3-34] leaves a choice for the other kind of people where it is, not to be chosen, and says who may', async () => {
    const guide = { title: '', questions: [{ ...forBoth, defaultChoice: 'per' }] }
    await renderFlow('smartGuide', { scene: { ...newbornScene, object: '1#2', objectTypes: ['1', '2'], guide }, loggedIn: true })
    const company = question(/由谁提出/).getByRole('radio', { name: '用人单位' })
    await expect.element(company).toBeDisabled()
    await expect.element(company).toHaveAccessibleDescription('请先以法人身份登录后再办理')
    await expect.element(question(/由谁提出/).getByRole('radio', { name: '本人' })).toBeEnabled()
  })

  it('[R-4.2-37] another scene has its own choices open, also of a question of the same name', async () => {
    const guide = { title: '', questions: [forBoth] }
    const first = { ...newbornScene, object: '1#2', objectTypes: ['1', '2'], guide } as const
    const open = forBoth.choices.map((choice) => ({ ...choice, object: '1' as const }))
    const second = { ...first, sceneCode: 'HLJYJS0002', guide: { title: '', questions: [{ ...forBoth, choices: open }] } }
    const { router } = await renderFlow('smartGuide', {
      scene: first,
      loggedIn: true,
      answers: (service) =>
        service.answer('oneThingGuide', 'getGuideScene', ({ url }) => (url.searchParams.get('code') === second.sceneCode ? second : first))
    })
    const company = question(/由谁提出/).getByRole('radio', { name: '用人单位' })
    await expect.element(company).toBeDisabled()
    await router.navigate({ to: '/themeWrapper/smartGuide', search: { code: second.sceneCode } })
    await expect.element(company).toBeEnabled()
    await router.navigate({ to: '/themeWrapper/smartGuide', search: { code: first.sceneCode } })
    await expect.element(company).toBeDisabled()
  })
})

const forBoth = {
  code: 'Q1',
  title: '由谁提出申请？',
  displayMode: '0',
  choices: [
    { id: 'Q1-1', text: '用人单位', value: 'ent', object: '2' as const },
    { id: 'Q1-2', text: '本人', value: 'per', object: '1' as const }
  ]
}

describe('guide on a phone', () => {
  const onPhone = async (setting: Parameters<typeof renderFlow>[1] = {}) => {
    const flow = await renderFlow('smartGuide', setting)
    await page.viewport(390, 844)
    return flow
  }
  const radios = () => page.getByRole('radiogroup')
  const next = () => page.getByRole('button', { name: '下一题' })

  it('asks one question at a time, the opened one after the one that opened it, and turns with the focus on the question', async () => {
    await onPhone()
    await expect.element(page.getByText(/^进度 1 \/ \d+$/)).toBeVisible()
    expect(radios().elements()).toHaveLength(1)
    await expect.element(page.getByRole('button', { name: '上一题' })).toBeDisabled()
    await expect.element(page.getByRole('button', { name: '下一步：办理须知' })).not.toBeInTheDocument()
    await question(/助产技术服务资质/)
      .getByRole('radio', { name: '是', exact: true })
      .click()
    await next().click()
    await expect.element(page.getByRole('heading', { name: /婚姻登记情况/ })).toHaveFocus()
    await question(/婚姻登记情况/)
      .getByRole('radio', { name: '未办理结婚登记或婚姻信息无法核验' })
      .click()
    expect(radios().elements()).toHaveLength(1)
    await next().click()
    await expect.element(page.getByText('第 2 题选择了“未办理结婚登记或婚姻信息无法核验”', { exact: false })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: /登记父亲信息/ })).toHaveFocus()
    await page.getByRole('button', { name: '上一题' }).click()
    await expect.element(question(/婚姻登记情况/).getByRole('radio', { name: '未办理结婚登记或婚姻信息无法核验' })).toBeChecked()
  })

  it('keeps its place over a refresh and when the phone is turned', async () => {
    const { refresh } = await onPhone()
    await next().click()
    await next().click()
    await expect.element(page.getByRole('heading', { name: /落户意向/ })).toHaveFocus()
    await refresh()
    await expect.element(page.getByRole('heading', { name: /落户意向/ })).toBeVisible()
    expect(radios().elements()).toHaveLength(1)
    await page.viewport(900, 414)
    await expect.poll(() => radios().elements().length).toBeGreaterThan(3)
    await page.viewport(390, 844)
    await expect.poll(() => radios().elements().length).toBe(1)
    await expect.element(page.getByRole('heading', { name: /落户意向/ })).toBeVisible()
  })

  it('goes on from the last question, or from anywhere once all is answered, and leads back to what is not', async () => {
    const { NB_Q01: _first, ...others } = guideAnswers
    const { step } = await onPhone({ done: { answers: others } })
    await expect.element(question(/助产技术服务资质/)).toBeVisible()
    while (!(next().element() as HTMLButtonElement).disabled) await next().click()
    await page.getByRole('button', { name: '下一步：办理须知' }).click()
    await expect.element(page.getByRole('alert').getByText('还有 1 题没有回答')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: /助产技术服务资质/ })).toHaveFocus()
    await expect.element(page.getByText('请回答这一题')).toBeVisible()
    await question(/助产技术服务资质/)
      .getByRole('radio', { name: '是', exact: true })
      .click()
    await page.getByRole('button', { name: '下一步：办理须知' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: '办理须知' })).toHaveFocus()
    expect(step()).toBe('themeNotice')
  })
})
