import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { newbornCode } from '../../testing/newbornSubmission.ts'
import { askLookup, askPreCheck, unknownAnswer } from '../../testing/registerCalls.ts'
import { useTestServer } from '../../testing/server.ts'
import { loginAs } from '../../testing/TestCaller.ts'
import { Registers } from '../../registers/Registers.ts'

const server = useTestServer()
const twinsMother = '230199199804060289'
const nothing = { found: false, values: {} }

const birth = async (asker: string, params: Readonly<Record<string, string>>) =>
  askLookup(await loginAs(server.url, asker), newbornCode, 'newBorn/getNewBornInfo', {
    motherIdCard: twinsMother,
    medicalOrg: 'HJ0006',
    ...params
  })

/** Times are moved to the day of the sandbox. */
const bornAt = async (birthNewbornNo: string) => (await birth('田雨', { birthNewbornNo })).values['birthDate'] ?? ''

describe('[R-7.4-62] births of one mother', () => {
  it('are told apart by their time, for mother and father', async () => {
    const [elder, twins] = [await bornAt('CSK20240000118'), await bornAt('CSK20260000401')]
    expect(elder < twins).toBe(true)
    for (const asker of ['田雨', '冯磊']) expect(await birth(asker, { babyBirthTime: elder })).toMatchObject({ values: { name: '冯小满' } })
  })

  it('of the same minute by their number; without it nothing is told', async () => {
    const twins = await bornAt('CSK20260000401')
    const named = async (birthNewbornNo: string) => (await birth('田雨', { babyBirthTime: twins, birthNewbornNo })).values['name']
    expect([await named('CSK20260000401'), await named('CSK20260000402')]).toEqual(['冯大雪', '冯大江'])
    expect(await birth('田雨', { babyBirthTime: twins })).toEqual(nothing)
    expect(await birth('田雨', {})).toEqual(nothing)
  })

  it('are nobody else’s to know', async () => {
    const babyBirthTime = await bornAt('CSK20240000118')
    for (const motherIdCard of [twinsMother, '230199198001010021'])
      expect(await birth('周晓岚', { motherIdCard, babyBirthTime })).toEqual(nothing)
    expect(await birth('何秀英', { babyBirthTime }), 'their grandmother').toEqual(nothing)
  })
})

describe('birth certificates', () => {
  const firstIssue = async (asker: string, babyBirthTime: string, motherIdCard = twinsMother) =>
    askPreCheck(await loginAs(server.url, asker), newbornCode, 'NB_C02', { motherIdCard, babyBirthTime })

  it('[R-7.4-63] are issued once for each birth: the elder’s was, the twins’ were not, one that is not registered neither', async () => {
    const [elder, twins] = [await bornAt('CSK20240000118'), await bornAt('CSK20260000401')]
    expect(await firstIssue('冯磊', elder)).toMatchObject({ status: '0', message: expect.stringMatching(/^已查到为该新生儿签发/) })
    expect(await firstIssue('冯磊', twins)).toMatchObject({ status: '1' })
    expect(await firstIssue('田雨', twins.replace('02:10', '02:11'))).toMatchObject({ status: '1' })
    expect(await firstIssue('田雨', '')).toEqual(unknownAnswer)
    expect(await firstIssue('何秀英', elder), 'their grandmother').toEqual(unknownAnswer)
    for (const other of [twinsMother, '230199198001010021']) expect(await firstIssue('周晓岚', elder, other)).toEqual(unknownAnswer)
  })

  it('[R-7.4-64] are told to a parent with number, office and day; one that was not issued is none', async () => {
    const certificate = async (asker: string, values: Readonly<Record<string, string>>) => {
      const { userInfo } = await (await loginAs(server.url, asker)).call((client) => client.oneThingSession.getUserInfo())
      const handling = { sceneCode: newbornCode, purpose: '填写' } as const
      const asked = { user: userInfo, sessionId: asker, sessionEnds: new Date(Date.now() + 60_000), handling }
      const found = await server.run(
        Effect.flatMap(Registers, ({ lookup }) => lookup('newBorn/getMedicalCertificate', { motherIdCard: twinsMother, ...values }, asked))
      )
      return found?.values
    }
    const [elder, twins] = [await bornAt('CSK20240000118'), await bornAt('CSK20260000401')]
    for (const asker of ['田雨', '冯磊'])
      expect(await certificate(asker, { babyBirthTime: elder })).toEqual({
        birthCertNo: 'W230000118',
        name: '冯小满',
        sex: '2',
        birthDate: elder,
        birthNewbornNo: 'CSK20240000118',
        issueOrg: '哈尔滨市红十字中心医院',
        issueDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)
      })
    expect(await certificate('田雨', { babyBirthTime: twins, birthNewbornNo: 'CSK20260000401' })).toBeUndefined()
    for (const other of ['周晓岚', '何秀英']) expect(await certificate(other, { babyBirthTime: elder })).toBeUndefined()
  })
})
