/** Who files for somebody who is not theirs and declares every condition (冒名申报): refused by the submit, alike for real people and for nobody. */
import type { FormValues } from '@ljonething/domain/form/FormDescription'
import { describe, expect, it } from 'vitest'
import { falseClaim } from '../testing/falseClaim.ts'
import { prepareSubmission, sceneFile, submitPayload } from '../testing/newbornSubmission.ts'
import type { MoreThanSample, Prepared } from '../testing/newbornSubmission.ts'
import { askPreCheck } from '../testing/registerCalls.ts'
import { registersDouble } from '../testing/registersDouble.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'

const server = useTestServer()

const mother = '23019919930412002X'
const nobody = '230199198001010021'
const workerOfAnother = '230199196603223957'
const nobodyOfThatAge = '230199196603224036'
const shop = '92230199MADF2K00XR'
const nobodysShop = '92230199MADF2K01XT'
const veteran = '230199200008160030'

const declared = ({ plan, ...prepared }: Prepared): Prepared => ({
  ...prepared,
  plan,
  params: { ...prepared.params, declarations: Object.fromEntries(plan.preChecks.map(({ code, expected }) => [code, expected])) }
})
const withValues = (prepared: Prepared, named: FormValues): Prepared => {
  const values = Object.entries(prepared.params.values).map(([id, value]) => [id, named[id.slice(id.indexOf('^') + 1)] ?? value] as const)
  return { ...prepared, params: { ...prepared.params, values: Object.fromEntries(values) } }
}
let keys = 0
const refusal = (caller: TestCaller, prepared: Prepared) => {
  keys += 1
  const payload = submitPayload(declared(prepared), `stranger-${keys}`)
  return caller.refusal((client) => client.oneThingSubmit.submitSx({ payload }))
}
const filed = async (caller: TestCaller, file: string, named: FormValues, more: MoreThanSample = {}) =>
  withValues(await prepareSubmission(caller, await sceneFile(file), more), named)

describe('a relation that its register denies ends a submit, whatever is declared', () => {
  it.each([
    ['of another company', workerOfAnother],
    ['whom nobody knows', nobodyOfThatAge]
  ])('a company does not retire a worker %s', async (_, empIdCard) => {
    const clerk = await loginAs(server.url, '邹静', true)
    const prepared = await filed(
      clerk,
      '02-retirement.yaml',
      { empIdCard, personalNo: empIdCard, empSex: '1', empBirth: '1966-03-22' },
      { userType: '1' }
    )
    expect(await refusal(clerk, prepared)).toEqual({ _tag: 'Rejected', msg: expect.stringMatching(/^登记信息里没有该职工在本单位参保/) })
  })

  it.each([
    ['of somebody else', shop],
    ['that is none', nobodysShop]
  ])('a private person does not open a restaurant for a shop %s', async (_, creditCode) => {
    const stranger = await loginAs(server.url, '马晓东')
    const prepared = await filed(stranger, '07-restaurant.yaml', { creditCode })
    expect(await refusal(stranger, prepared)).toEqual({
      _tag: 'Rejected',
      msg: expect.stringMatching(/^您不是该主体登记的法定代表人或者经营者/)
    })
  })

  it.each([
    ['of another', mother],
    ['who is nobody', nobody]
  ])('nobody files as the father of a child of a mother %s', async (_, ofMother) => {
    const stranger = await loginAs(server.url, '马晓东')
    expect(await refusal(stranger, await falseClaim(stranger, ofMother, undefined, 'married'))).toEqual({
      _tag: 'Rejected',
      msg: expect.stringMatching(/^登记信息里没有您与另一方家长的婚姻或者子女关系/)
    })
  })

  it.each(['马晓东', '周晓岚'])('%s does not report for a veteran: the number is that of the login', async (name) => {
    const stranger = await loginAs(server.url, name)
    const prepared = await filed(stranger, '12-veterans.yaml', { applicantIdCard: veteran, applicantName: '秦岳' })
    expect(await refusal(stranger, prepared)).toMatchObject({
      _tag: 'Invalid',
      issues: [
        { id: 'TY1001^applicantName', fn: '_checkUnModify' },
        { id: 'TY1002^applicantIdCard', fn: '_checkUnModify' },
        { id: 'TY2015H^economicCardHolder', fn: '_checkUnModify' }
      ]
    })
  })
})

describe('an account that money is paid to', () => {
  it('is one of whoever is entitled: another name is refused', async () => {
    const veteranSelf = await loginAs(server.url, '秦岳')
    const prepared = await filed(veteranSelf, '12-veterans.yaml', { economicCardHolder: '马晓东' })
    expect(await refusal(veteranSelf, prepared)).toMatchObject({
      _tag: 'Invalid',
      issues: [{ id: 'TY2015H^economicCardHolder', fn: '_checkUnModify' }]
    })
  })
})

describe('a relation that no register has', () => {
  it('is proved by a paper, and its department is told that the register does not say it', async () => {
    const stranger = await loginAs(server.url, '马晓东')
    const answers = { NB_Q02: 'abroad' }
    const prepared = await filed(
      stranger,
      '01-newborn.yaml',
      {
        motherIdCard: '230199199707270022',
        motherBirth: '1997-07-27',
        fatherIdCard: '230199197308080038',
        fatherBirth: '1973-08-08',
        babyName: '马北雪'
      },
      { answers, fields: {} }
    )
    const { CL17: _proof, ...files } = prepared.params.files
    expect(await refusal(stranger, { ...prepared, params: { ...prepared.params, files } })).toMatchObject({ _tag: 'Invalid' })
    const payload = submitPayload(declared(prepared), 'married-abroad')
    const { applyNo } = await stranger.call((client) => client.oneThingSubmit.submitSx({ payload }))
    const detail = await stranger.call((client) => client.oneThingApplications.getOneThingDetail({ query: { applyNo } }))
    expect(JSON.stringify(detail)).toContain('登记信息没有载明，凭上传的证明材料办理')
  })
})

describe('a register of relations that is silent', async () => {
  const registers = await registersDouble({ 'relations/kin': 'error' })
  const silent = useTestServer({ REGISTERS_URL: registers.url })

  it('leaves a relation to the declaration', async () => {
    const stranger = await loginAs(silent.url, '马晓东')
    const asked = { motherIdCard: mother, fatherIdCard: '230199197308080038' }
    expect(await askPreCheck(stranger, 'HLJYJS0001', 'NB_C07', asked)).toMatchObject({ status: '-1' })
    registers.close()
  })
})
