import { cannotVerify } from '@ljonething/domain/registers/cannotVerify'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decrypted } from '../../testing/decrypted.ts'
import { refuse } from '../../testing/fakeService.ts'
import type { SeenRequest } from '../../testing/fakeService.ts'
import { renderFlow } from '../../testing/renderFlow.tsx'
import { readyToSubmit } from '../../testing/submitted.ts'

const checkOf = ({ json }: SeenRequest) => {
  const { checkType, checkCondition } = json as { readonly checkType: string; readonly checkCondition: string }
  return { code: checkType, params: JSON.parse(decrypted(checkCondition)) as Record<string, string> }
}
const open = (results: Readonly<Record<string, '1' | '0' | '-1' | 'away' | 'refused'>>) =>
  renderFlow('newConditionPreCheck', {
    loggedIn: true,
    done: { ...readyToSubmit(), checkResults: {} },
    answers: (service) =>
      service.answer('spaceRegisters', 'checkYb', (request) => {
        const { code } = checkOf(request)
        const result = results[code] ?? '1'
        if (result === 'away') return refuse({ _tag: 'Unavailable', msg: '服务暂不可用' })
        if (result === 'refused') return refuse({ _tag: 'Rejected', msg: '只能查询本人及配偶的信息' })
        const messages = { '1': '', '0': '新生儿出生日期不在可联办范围内，请到窗口办理。', '-1': cannotVerify }
        return { status: result, message: messages[result] }
      })
  })
const start = () => page.getByRole('button', { name: '开始核验' }).click()
const condition = (title: string) => page.getByRole('listitem').filter({ hasText: title })

describe('pre-check', () => {
  it('asks every parameter once and every condition with it, then leads on', async () => {
    const { service, step } = await open({})
    await expect.element(page.getByRole('textbox', { name: '母亲证件号码' })).toBeVisible()
    expect(page.getByRole('textbox', { name: /证件号码/ }).elements()).toHaveLength(2)
    await start()
    await expect.element(condition('属于首次申领').getByText('核验通过')).toBeVisible()
    const asked = service.requestsOf('spaceRegisters.checkYb').map(checkOf)
    expect(asked.map(({ code }) => code)).toEqual(['NB_C07', 'NB_C01', 'NB_C02', 'NB_C03', 'NB_C04', 'NB_C06'])
    expect(asked[4]?.params).toEqual({ motherIdCard: '23019919930412002X', fatherIdCard: '230199199108200030' })
    expect(asked[5]?.params).toEqual({ userLevel: '4' })
    await page.getByRole('button', { name: '下一步：填写表单' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: '填写表单' })).toBeVisible()
    expect(step()).toBe('themeForm')
  })

  it('says what of it the identity gave', async () => {
    await renderFlow('newConditionPreCheck', {
      loggedIn: true,
      done: { ...readyToSubmit(), checkResults: {} },
      answers: (service) =>
        service.answer('oneThingForms', 'queryListForOneThing', () => [
          { name: 'motherIdCard', value: '23019919930412002X', source: '来自实名认证' }
        ])
    })
    await expect.element(page.getByText('来自实名认证')).toBeVisible()
    expect(page.getByText('来自实名认证').elements()).toHaveLength(1)
  })

  it('asks nothing behind a relation that its register denies', async () => {
    const { service } = await open({ NB_C07: '0' })
    await start()
    await expect.element(page.getByText('有条件不符合，不能在线联办')).toBeVisible()
    expect(service.requestsOf('spaceRegisters.checkYb').map((request) => checkOf(request).code)).toEqual(['NB_C07'])
    await expect.element(condition('属于首次申领').getByText('待核验')).toBeVisible()
    await expect.element(page.getByRole('button', { name: '下一步：填写表单' })).toBeDisabled()
  })

  it('stops at a condition that does not hold, with its reason', async () => {
    await open({ NB_C01: '0' })
    await start()
    await expect.element(condition('出生日期在受理范围内').getByText(/请到窗口办理/)).toBeVisible()
    await expect.element(page.getByText('有条件不符合，不能在线联办')).toBeVisible()
    await expect.element(page.getByRole('button', { name: '下一步：填写表单' })).toBeDisabled()
  })

  it('lets the person declare what a register cannot tell, also one that is away', async () => {
    const { step } = await open({ NB_C02: '-1', NB_C03: 'away' })
    await start()
    await expect.element(condition('属于首次申领').getByText('暂时无法核验', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: '下一步：填写表单' }).click()
    await expect.element(page.getByRole('heading', { name: '请先声明是否符合' })).toHaveFocus()
    await condition('属于首次申领').getByRole('radio', { name: '符合', exact: true }).click()
    await condition('父母至少一方').getByRole('radio', { name: '不符合' }).click()
    await expect.element(page.getByRole('button', { name: '下一步：填写表单' })).toBeDisabled()
    await condition('父母至少一方').getByRole('radio', { name: '符合', exact: true }).click()
    await page.getByRole('button', { name: '下一步：填写表单' }).click()
    await expect.poll(step).toBe('themeForm')
  })

  it('asks one condition again that no register could tell, and leaves the others as they are', async () => {
    const results: Record<string, '1' | '-1'> = { NB_C02: '-1', NB_C03: '-1' }
    const { service } = await open(results)
    await start()
    await expect.element(condition('父母至少一方').getByText(/由工作人员人工审核/)).toBeVisible()
    const before = service.requestsOf('spaceRegisters.checkYb').length
    results['NB_C03'] = '1'
    await page.getByRole('button', { name: '重新核验：父母至少一方为黑龙江省户籍' }).click()
    await expect.element(condition('父母至少一方').getByText('核验通过')).toBeVisible()
    expect(
      service
        .requestsOf('spaceRegisters.checkYb')
        .slice(before)
        .map((asked) => checkOf(asked).code)
    ).toEqual(['NB_C03'])
    await expect.element(condition('属于首次申领').getByText('暂时无法核验', { exact: true })).toBeVisible()
    expect(page.getByRole('button', { name: '重新核验：父母至少一方为黑龙江省户籍' }).elements()).toEqual([])
  })

  it('keeps what was typed and what is wrong with it over a refresh', async () => {
    const { refresh } = await open({})
    const mother = () => page.getByRole('textbox', { name: '母亲证件号码' })
    await mother().fill('23019919930412')
    await start()
    await expect.element(page.getByRole('heading', { name: '有 1 处需要修改' })).toHaveFocus()
    const { service } = await refresh()
    await expect.element(page.getByRole('heading', { name: '有 1 处需要修改' })).toBeVisible()
    await expect.element(mother()).toHaveValue('23019919930412')
    await expect.element(mother()).toHaveAttribute('aria-invalid', 'true')
    await mother().fill('23019919930412002X')
    await start()
    await expect.poll(() => service.requestsOf('spaceRegisters.checkYb').map(checkOf).at(-1)?.params).toEqual({ userLevel: '4' })
  })

  it('keeps what was declared, and what is not declared yet, over a refresh', async () => {
    const { refresh } = await open({ NB_C02: '-1', NB_C03: '-1' })
    const declaration = (title: string) => condition(title).getByRole('radio', { name: '符合', exact: true })
    await start()
    await declaration('属于首次申领').click()
    await page.getByRole('button', { name: '下一步：填写表单' }).click()
    await expect.element(page.getByRole('heading', { name: '请先声明是否符合' })).toHaveFocus()
    await refresh()
    await expect.element(declaration('属于首次申领')).toBeChecked()
    await expect.element(page.getByRole('heading', { name: '请先声明是否符合' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: /父母至少一方/ })).toBeVisible()
    await declaration('父母至少一方').click()
    await expect.element(page.getByRole('heading', { name: '请先声明是否符合' })).not.toBeInTheDocument()
  })

  it('shows why a question was refused and asks again', async () => {
    await open({ NB_C04: 'refused' })
    await start()
    await expect.element(condition('婚姻登记信息').getByText('只能查询本人及配偶的信息')).toBeVisible()
    await expect.element(page.getByRole('button', { name: '开始核验' })).toBeVisible()
  })
})
