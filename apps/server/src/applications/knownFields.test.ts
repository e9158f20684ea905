import { describe, expect, it } from 'vitest'
import { newbornScene, prepareNewborn, prepareSubmission, sceneFile, signedAnew, submitPayload } from '../testing/newbornSubmission.ts'
import type { Prepared } from '../testing/newbornSubmission.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'

const server = useTestServer()
const company = '哈尔滨北原农业科技有限公司（示例）'
const code = '91230199MACX1P002C'
const elsewhere = { name: '黑龙江北原农机制造有限公司（示例）', code: '91230199MADB6P001P' }
const unmodified = '该项由系统带出，不可修改'

const idOf = ({ params }: Prepared, name: string) => Object.keys(params.values).find((id) => id.endsWith(`^${name}`)) ?? name
const withValues = (prepared: Prepared, values: Readonly<Record<string, string>>): Prepared => {
  const typed = Object.fromEntries(Object.entries(values).map(([name, value]) => [idOf(prepared, name), value]))
  return { ...prepared, params: { ...prepared.params, values: { ...prepared.params.values, ...typed } } }
}
const refusal = (caller: TestCaller, prepared: Prepared, key: string) =>
  caller.refusal((client) => client.oneThingSubmit.submitSx({ payload: submitPayload(prepared, key) }))
const changedIn = (prepared: Prepared, ...names: readonly string[]) => ({
  _tag: 'Invalid',
  issues: names.map((name) => expect.objectContaining({ id: idOf(prepared, name), message: unmodified }))
})

/** The clerk's company closes down, as the scene's sample has it, with what the registers say of the company. */
const prepareDeregistration = async (caller: TestCaller) => {
  const scene = await sceneFile('08-company-deregister.yaml')
  const answers = { ZX_Q01: '2', ZX_Q02: '0', ZX_Q03: '1', ZX_Q04: '0', ZX_Q05: '0', ZX_Q06: '0' }
  const fields = { legalName: '宋北原', legalIdCard: '230199198802140010', contactMobile: '13900000014', cancelReason: '1', promise: '1' }
  return prepareSubmission(caller, scene, { answers, fields })
}

describe('the company of a company scene', () => {
  it('comes from the login, and stands locked in the form', async () => {
    const clerk = await loginAs(server.url, '邹静', true)
    const { description } = await prepareDeregistration(clerk)
    const fields = description.allfield.flatMap(({ fieldList }) => fieldList)
    for (const [name, value] of [
      ['entName', company],
      ['creditCode', code]
    ])
      expect(fields.find((field) => field.name === name)).toMatchObject({ value, disabled: true, knownFrom: '来自实名认证' })
  })

  it('cannot be another one, by name, by code or by both', async () => {
    const clerk = await loginAs(server.url, '邹静', true)
    const prepared = await prepareDeregistration(clerk)
    for (const [key, values, names] of [
      ['by-name', { entName: elsewhere.name }, ['entName']],
      ['by-code', { creditCode: elsewhere.code }, ['creditCode']],
      ['by-both', { entName: elsewhere.name, creditCode: elsewhere.code }, ['entName', 'creditCode']],
      ['emptied', { creditCode: '' }, ['creditCode']]
    ] as const) {
      const { issues } = (await refusal(clerk, withValues(prepared, values), `company-${key}`)) as { issues: readonly { id: string }[] }
      for (const name of names)
        expect([key, issues]).toEqual([
          key,
          expect.arrayContaining([expect.objectContaining({ id: idOf(prepared, name), message: unmodified })])
        ])
    }
  })

  it('a register it is asked with is believed: another legal representative is refused', async () => {
    const clerk = await loginAs(server.url, '邹静', true)
    const prepared = withValues(await prepareDeregistration(clerk), { legalName: '张三' })
    const declared = { ...prepared, params: { ...prepared.params, declarations: declarationsOf(prepared) } }
    expect(await refusal(clerk, declared, 'legal-changed')).toMatchObject(changedIn(prepared, 'legalName'))
  })

  it('is submitted as it is', async () => {
    const clerk = await loginAs(server.url, '邹静', true)
    const prepared = await prepareDeregistration(clerk)
    const declared = { ...prepared, params: { ...prepared.params, declarations: declarationsOf(prepared) } }
    const { applyNo } = await clerk.call((client) =>
      client.oneThingSubmit.submitSx({ payload: submitPayload(declared, 'company-as-it-is') })
    )
    expect(applyNo).not.toBe('')
  })
})

describe('a birth', () => {
  it('the mother who files it is the one who is logged in', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const prepared = await prepareNewborn(mother)
    expect(await refusal(mother, withValues(prepared, { motherName: '高晓晴' }), 'other-mother')).toMatchObject(
      changedIn(prepared, 'motherName')
    )
  })

  it('what the hospital recorded is refused when it was changed; what the scene opens is not', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const prepared = await prepareSubmission(mother, await newbornScene())
    expect(await refusal(mother, withValues(prepared, { babySex: '1', birthWeight: '4000' }), 'other-child')).toMatchObject(
      changedIn(prepared, 'babySex', 'birthWeight')
    )
    const named = await signedAnew(mother, withValues(prepared, { babyName: '林小雪', motherMobile: '13812345678' }))
    const { applyNo } = await mother.call((client) => client.oneThingSubmit.submitSx({ payload: submitPayload(named, 'own-name') }))
    expect(applyNo).not.toBe('')
  })
})

it('[R-5-06] a birth date that is not the one in the ID number is refused, at its field', async () => {
  const mother = await loginAs(server.url, '周晓岚')
  const prepared = withValues(await prepareNewborn(mother), { fatherBirth: '1991-01-01' })
  expect(await refusal(mother, prepared, 'other-birth-date')).toMatchObject(changedIn(prepared, 'fatherBirth'))
})

/** Own declarations for what no register answers. */
const declarationsOf = ({ plan }: Prepared) => Object.fromEntries(plan.preChecks.map(({ code, expected }) => [code, expected]))
