import { questionLimits } from '@ljonething/domain/registers/askLimits'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { prepareSubmission, region, sceneFile, submitPayload } from '../testing/newbornSubmission.ts'
import { registersDouble } from '../testing/registersDouble.ts'
import { askLookup, askPreCheck } from '../testing/registerCalls.ts'
import { jpegBytes } from '../testing/sampleFiles.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs } from '../testing/TestCaller.ts'

const guardian = '230199198808120010'
const schooling = {
  answers: { RX_Q01: '1', RX_Q02: '1', RX_Q03: '1', RX_Q04: '0' },
  fields: {
    childSex: '1',
    childBirth: '2020-05-20',
    childNation: '01',
    guardianRelation: '20',
    guardianMobile: '13900000001',
    hukouRegion: '{"name":"南岗区","value":"230103000000"}',
    hukouAddr: '荣市街1号',
    houseAddr: '荣市街1号',
    enrolType: '1',
    targetSchool: '{"name":"哈尔滨市南岗区松花江第一小学（示例）","value":"S001"}',
    schoolRange: '是',
    promise: '1'
  }
}

describe('registers over HTTP', async () => {
  const registers = await registersDouble({
    'education/enrolPeriod': { type: '1' },
    'socialSecurity/uniqueInsured': 'broken',
    'relations/kin': 'broken',
    'market/entInfo': { values: { entName: '某公司', legalName: '某人', legalIdCard: guardian } }
  })
  const server = useTestServer({ REGISTERS_URL: registers.url, REGISTERS_TIMEOUT: '5 seconds' })
  afterAll(registers.close)

  const askedOf = (name: string) => registers.asked.filter((one) => one.name === name).map(({ body }) => body)

  it('are asked the same at the pre-check and at the submit, the region too', async () => {
    const caller = await loginAs(server.url, '郭志刚')
    expect(await askPreCheck(caller, 'HLJYJS0006', 'RX_C02', { region })).toMatchObject({ status: '1' })
    const prepared = await prepareSubmission(caller, await sceneFile('06-schooling.yaml'), schooling)
    const declarations = { RX_C03: '1', RX_C04: '1' }
    const payload = submitPayload({ ...prepared, params: { ...prepared.params, declarations } }, 'schooling-region')
    expect((await caller.call((client) => client.oneThingSubmit.submitSx({ payload }))).applyNo).not.toBe('')
    const question = { asker: guardian, params: { region: [region] } }
    expect(askedOf('education/enrolPeriod')).toEqual([question, question])
  })

  it('that answer nothing or something else are registers that do not answer: unknown, an inverted check as any other', async () => {
    const caller = await loginAs(server.url, '周晓岚')
    const own = '23019919930412002X'
    expect(await askPreCheck(caller, 'HLJYJS0002', 'TX_C01', { aac147002: own })).toMatchObject({ status: '-1' })
    expect(await askPreCheck(caller, 'HLJYJS0010', 'LH_C03', { applicantIdCard: own })).toMatchObject({ status: '-1' })
    expect(await askPreCheck(caller, 'HLJYJS0010', 'LH_C01', { applicantIdCard: own })).toMatchObject({ status: '-1' })
    expect(askedOf('socialSecurity/insuredStatus')).toEqual([{ asker: own, params: { aac147002: [own] } }])
  })

  it('give the answer keys of the table and nothing else, and are asked about nobody but the person', async () => {
    const caller = await loginAs(server.url, '周晓岚')
    expect(await askLookup(caller, 'HLJYJS0004', 'market/entInfo', { creditCode: '91230199MACX1P002C' })).toEqual({
      found: true,
      source: '市场监管',
      at: expect.any(String),
      values: { entName: '某公司', legalName: '某人' }
    })
    expect(await askLookup(caller, 'HLJYJS0004', 'health/deathRecord', { deceasedIdCard: guardian })).toEqual({ found: false, values: {} })
    expect(askedOf('health/deathRecord')).toEqual([])
    expect(askedOf('relations/kin')).toContainEqual({ asker: '23019919930412002X', other: guardian })
  })
})

describe('a relation over HTTP', async () => {
  const other = '230199197308080038'
  const registers = await registersDouble({
    'relations/staff': { type: '1' },
    'relations/kin': { type: '0' },
    'socialSecurity/insuredInfo': { values: { aac003001: '某人', aac327001: '418', name: '别人', aac999001: '1' } }
  })
  const server = useTestServer({ REGISTERS_URL: registers.url })
  afterAll(registers.close)

  it('[R-3.3-41] is confirmed first, for the person and the company; then the register is asked, in coded names', async () => {
    const clerk = await loginAs(server.url, '邹静', true)
    const answer = await askLookup(clerk, 'HLJYJS0002', 'socialSecurity/insuredInfo', { empIdCard: other })
    expect(answer).toMatchObject({ found: true })
    expect(answer.values).toEqual({ name: '某人', actualMonths: '418' })
    const asker = '230199199009050022'
    expect(registers.asked.map(({ name, body }) => ({ name, body })).toSorted((one, next) => one.name.localeCompare(next.name))).toEqual([
      { name: 'relations/kin', body: { asker, company: '91230199MACX1P002C', other } },
      { name: 'relations/staff', body: { asker, company: '91230199MACX1P002C', other } },
      { name: 'socialSecurity/insuredInfo', body: { asker, params: { aac147002: [other], aac003001: [] } } }
    ])
  })
})

describe('a locker of certificates over HTTP', async () => {
  const cardId = '23019919930412002X'
  const certId = 'locker-1'
  const kind = { certCode: '11100000000013338W011', certType: '居民身份证' }
  const certificate = { certId, ...kind, number: cardId, issuer: '某公安局', validFrom: '2020-01-01' }
  const longerThanFactsMay = questionLimits('certificate', 'certificates').tryMs + 1_000
  const registers = await registersDouble(async (name) => {
    if (name === 'certificates') return { certificates: [{ ...certificate, holders: [{ name: '周晓岚', cardId }] }] }
    await pause(longerThanFactsMay)
    return { files: [{ name: 'a.jpg', base64: Buffer.from(jpegBytes).toString('base64') }] }
  })
  const server = useTestServer({ REGISTERS_URL: registers.url })
  afterAll(registers.close)

  it('[R-3.1-49] is asked for the certificates of a number with what it identifies: 111 a person, 001 a company', async () => {
    const clerk = await loginAs(server.url, '邹静', true)
    const ask = (formId: string, holder: string) =>
      clerk.call((client) => client.oneThingReuse.reuseFileList({ payload: { sceneid: 'HLJYJS0008', formId, cardId: holder } }))
    await ask('ZX05', '')
    await ask('ZX06', '230199199009050022')
    expect(registers.asked.filter(({ name }) => name === 'certificates').map(({ body }) => body)).toEqual([
      { holder: '91230199MACX1P002C', holderType: '001' },
      { holder: '230199199009050022', holderType: '111' }
    ])
  })

  it('is waited for while it makes the pictures, longer than for facts, and asked for them once', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const place = { sceneid: 'HLJYJS0001', formId: 'CL01' }
    const { certificateList } = await mother.call((client) => client.oneThingReuse.reuseFileList({ payload: { ...place, cardId } }))
    expect(certificateList).toMatchObject([{ reuseId: certId, refusal: '' }])
    const taken = await mother.call((client) => client.oneThingReuse.reuseConfirm({ query: { ...place, reuseId: certId } }))
    expect(taken).toMatchObject([{ name: 'a.jpg' }])
    expect(registers.asked.filter(({ name }) => name === 'certificates/files').map(({ body }) => body)).toEqual([{ certId }])
  })
})
