/** The eligibility and lookup calls of spec §7.4 as other systems write them, each with what it is for. Who is told is in `registerCalls.test.ts`. */
import { describe, expect, it } from 'vitest'
import { onTheWire } from '../testing/onTheWire.ts'
import type { Wire } from '../testing/onTheWire.ts'
import { openHandling } from '../testing/registerCalls.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'

const server = useTestServer()
const mother = '23019919930412002X'
const father = '230199199108200030'

/** Within the handling of a scene, where one is named. */
const asPerson = async (name: string, sceneid?: string, company = false): Promise<Wire> => {
  const caller = await loginAs(server.url, name, company)
  const wire = onTheWire(server.url, caller)
  if (sceneid === undefined) return wire
  await openHandling(caller, sceneid)
  return (method, path, given) => wire(method, path, { ...given, sceneid })
}
const ask = async (wire: Wire, path: string, given: Readonly<Record<string, string | number>>) => {
  const { status, code, data } = await wire('POST', `/ljonethingapi/${path}`, given)
  expect([path, status, code]).toEqual([path, 200, 0])
  return data as { readonly values: Readonly<Record<string, string>> }
}
const passes = { status: '1', message: '核验通过' }
const some = (fields: Record<string, unknown>) => expect.arrayContaining([expect.objectContaining(fields)])

describe('[R-1-26] eligibility and lookup calls', () => {
  it('[R-7.4-51] social security: by the company of an insured person', async () => {
    const clerk = await asPerson('邹静', 'HLJYJS0002', true)
    expect(await ask(clerk, 'socialSecurity/uniqueInsured', { aac147002: '230199196608080019' })).toMatchObject(passes)
    const unit = { aac147002: '230199196608080019', aab001001: '23019900000000000017' }
    expect(await ask(clerk, 'socialSecurity/belongToUnit', unit)).toMatchObject(passes)
    expect(await ask(clerk, 'socialSecurity/belongToUnit', { ...unit, aab001001: '23019900000000000025' })).toMatchObject({
      status: '0',
      message: '不属于'
    })
  })

  it('[R-7.4-52] [R-7.4-53] medical insurance and public security: by the parents of a child, about themselves', async () => {
    const wire = await asPerson('周晓岚', 'HLJYJS0001')
    expect(await ask(wire, 'medicalInsurance/insuredStatus', { idCard: mother })).toMatchObject({ ...passes, type: '0' })
    expect(await ask(wire, 'publicSecurity/hukouCheck', { idCards: `${mother},${father}` })).toMatchObject(passes)
  })

  it('[R-7.4-54] civil affairs: the cremation of the dead, by their son', async () => {
    const son = await asPerson('马晓东', 'HLJYJS0004')
    const asked = { cremationNo: 'HLJB23010320260000123', idCard: '230199194503030016' }
    expect(await ask(son, 'civilAffairs/cremationCheck', asked)).toMatchObject(passes)
    const wrong = { ...asked, cremationNo: 'HLJB23010320260000999' }
    expect(await ask(son, 'civilAffairs/cremationCheck', wrong)).toMatchObject({ status: '0', message: '不符合' })
  })

  it('[R-7.4-60] marriage: who is married to each other', async () => {
    const wire = await asPerson('周晓岚', 'HLJYJS0001')
    expect(await ask(wire, 'marriage/maritalStatusCheck', { spouses: `${mother},${father}` })).toMatchObject(passes)
  })

  it('marriage: a stranger is told the same of a couple, of two who are none, and of nobody', async () => {
    const wire = await asPerson('马晓东')
    const unknown = { status: '-1', message: expect.stringContaining('暂时无法核验') }
    for (const other of [father, '230199196608080019', '230199198001010021'])
      for (const name of ['spouses', 'couple'])
        expect(await ask(wire, 'marriage/maritalStatusCheck', { [name]: `${mother},${other}` })).toMatchObject(unknown)
  })

  it('[R-7.4-61] [R-7.4-62] [R-7.4-63] [R-3.3-40] newborn: the date, the birth and whether a certificate may be issued', async () => {
    const wire = await asPerson('周晓岚')
    const { values } = await ask(wire, 'newBorn/getNewBornInfo', { idCard: mother, medicalOrg: 'HJ0006' })
    expect(values).toMatchObject({ name: '林北雪', birthNewbornNo: 'CSK20260000231', birthWeight: '3350', birthLength: '50' })
    expect(Object.keys(values)).toEqual(expect.arrayContaining(['birthDate', 'sex', 'medicalOrgName', 'birthArea']))
    const birthTime = values['birthDate'] ?? ''
    expect(await ask(wire, 'newBorn/checkDate', { birthTime })).toMatchObject(passes)
    expect(await ask(wire, 'newBorn/getCertificateMessage', { idCard: mother, birthTime })).toMatchObject(passes)
    expect(await ask(wire, 'newBorn/getMedicalCertificate', { idCard: mother, birthTime })).toEqual({ found: false, values: {} })
  })

  it('[R-3.1-07] [R-3.1-09] newborn: a birth says the gender by the form list, a certificate by that of archives, our form by its own', async () => {
    const wire = await asPerson('周晓岚')
    expect((await ask(wire, 'newBorn/getNewBornInfo', { idCard: mother, medicalOrg: 'HJ0006' })).values).toMatchObject({ sex: '1' })
    const params = JSON.stringify({ motherIdCard: mother, medicalOrg: 'HJ0006' })
    expect(await ask(wire, 'ybsl/smzy/shspace/ybsl/jsLinkage', { interfacename: 'newBorn/getNewBornInfo', params })).toMatchObject({
      values: { sex: '2' }
    })
  })

  it('[R-7.4-64] newborn: the certificate that was issued', async () => {
    const wire = await asPerson('田雨')
    const idCard = '230199199804060289'
    const birth = await ask(wire, 'newBorn/getNewBornInfo', { idCard, newbornNo: 'CSK20240000118' })
    const asked = { idCard, birthTime: birth.values['birthDate'] ?? '' }
    expect(await ask(wire, 'newBorn/getMedicalCertificate', asked)).toMatchObject({
      found: true,
      values: { birthCertNo: 'W230000118', sex: '2' }
    })
  })

  it('[R-7.4-65] [R-7.4-66] newborn: who issues certificates, and banks, to anybody, by page and area', async () => {
    const anybody = onTheWire(server.url, visitor(server.url))
    expect(await ask(anybody, 'newBorn/getVfcSelect', { keyword: '红十字' })).toEqual(some({ value: 'HJ0006' }))
    expect(await ask(anybody, 'newBorn/getVfcSelect', { parent: '230100000000' })).toEqual(some({ name: '南岗区', hasChildren: true }))
    expect(await ask(anybody, 'newBorn/bankSearch', { page: 2, size: 5 })).toMatchObject({ number: 2, size: 5, content: some({}) })
    expect(await ask(anybody, 'newBorn/bankSearch', {})).toEqual(some({ value: '102', name: '中国工商银行' }))
  })

  it('[R-7.4-67] [R-7.4-68] [R-7.4-69] disability assistance, archives and the provident fund: about oneself', async () => {
    const about = async (name: string, path: string, idCard: string) => ask(await asPerson(name), path, { idCard })
    expect(await about('吴志强', 'disabled/cardCheck', '230199197809180010')).toMatchObject(passes)
    expect(await about('侯宇航', 'archive/status', '230199199302150014')).toMatchObject(passes)
    expect(await about('邹静', 'providentFund/depositInfo', '230199199009050022')).toMatchObject(passes)
  })

  it('[R-7.4-70] retirement: what stands in the way of one of the staff, and from when they may go', async () => {
    const clerk = await asPerson('邹静', 'HLJYJS0002', true)
    const man = { aac147002: '230199196608080019' }
    for (const [path, given] of [
      ['preReviewStore', man],
      ['ageCheck', { ...man, postNature: '2', retireType: '10' }],
      ['businessFlag', man],
      ['baseInfo', { aac002001: man.aac147002, aab034001: 'SB230103' }]
    ] as const)
      expect(await ask(clerk, `retire/${path}`, given)).toMatchObject(passes)
    expect(await ask(clerk, 'retire/labourConclusion', man)).toEqual({ status: '0', message: '未完成劳鉴结论', type: '0' })
    expect(await ask(clerk, 'retire/legalRetireMonth', { ...man, postNature: '2' })).toEqual({
      found: true,
      values: { legalRetireMonth: '2027-01' }
    })
  })
})
