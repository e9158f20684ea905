/** What a stranger sets off who names somebody: the same, whether there is such a person or not, so that no clock tells them apart. */
import { Layer } from 'effect'
import { afterAll, describe, expect, it } from 'vitest'
import { appWith } from '../app.ts'
import { countedStatements } from '../testing/countedStatements.ts'
import { falseClaim } from '../testing/falseClaim.ts'
import { anotherBirth, newbornCode, prepareNewborn, submitPayload } from '../testing/newbornSubmission.ts'
import { askLookup, askPreCheck, unknownAnswer } from '../testing/registerCalls.ts'
import { registersDouble } from '../testing/registersDouble.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'
import { useService } from '../testing/useService.ts'

const mother = '23019919930412002X'
const nobody = '230199198001010021'
const alsoNobody = '230199198001010048'
const stranger = '230199197308080038'

/** Pre-checks of other scenes about a person, each of another system. */
const elsewhere = (other: string) =>
  [
    ['HLJYJS0003', 'QY_C01', { legalIdCard: other, shareholderTable: '' }],
    ['HLJYJS0004', 'SH_C03', { deceasedIdCard: other }],
    ['HLJYJS0006', 'RX_C03', { childIdCard: other }],
    ['HLJYJS0009', 'CJ_C02', { applicantIdCard: other }],
    ['HLJYJS0012', 'TY_C01', { applicantIdCard: other }]
  ] as const

/** Relations: denied. */
const denied = (other: string) =>
  [
    [newbornCode, 'NB_C07', { motherIdCard: other, fatherIdCard: stranger }],
    ['HLJYJS0004', 'SH_C01', { deceasedIdCard: other, applicantIdCard: stranger }],
    ['HLJYJS0006', 'RX_C04', { childIdCard: other }]
  ] as const

/** Every call that names a person, about this one; the claim is prepared before. */
const namer = async (caller: TestCaller, other: string, bornAt: string) => {
  const { params, ...claim } = await falseClaim(caller, other, bornAt)
  const payload = submitPayload({ ...claim, params: { ...params, declarations: {} } }, `alike-${other}-${bornAt}`)
  const named = { motherIdCard: other, fatherIdCard: stranger, babyBirthTime: bornAt }
  return async () => {
    for (const checkType of ['NB_C02', 'NB_C03', 'NB_C04', 'NB_C05']) await askPreCheck(caller, newbornCode, checkType, named)
    for (const [sceneid, checkType, asked] of elsewhere(other))
      expect(await askPreCheck(caller, sceneid, checkType, asked)).toEqual(unknownAnswer)
    for (const [sceneid, checkType, asked] of denied(other))
      expect(await askPreCheck(caller, sceneid, checkType, asked)).toMatchObject({ status: '0' })
    await askLookup(caller, newbornCode, 'newBorn/getNewBornInfo', named)
    await askLookup(caller, 'HLJYJS0004', 'health/deathRecord', { deceasedIdCard: other })
    await askLookup(caller, 'HLJYJS0002', 'socialSecurity/insuredInfo', { empIdCard: other })
    await caller.call((client) =>
      client.oneThingSubmit.checkSubject({ payload: { sceneid: newbornCode, guideRules: '{}', values: JSON.stringify(named) } })
    )
    expect(await caller.refusal((client) => client.oneThingSubmit.submitSx({ payload }))).toMatchObject({ _tag: 'Rejected' })
  }
}

describe('what is asked of registers', async () => {
  const registers = await registersDouble((name, body) => {
    if (!JSON.stringify(body).includes(mother)) return undefined
    if (name.startsWith('relations/')) return { type: '0' }
    return name === 'newBorn/getNewBornInfo' ? { values: { name: '林北雪' } } : { type: '1' }
  })
  const server = useTestServer({ REGISTERS_URL: registers.url })
  afterAll(registers.close)

  it('is the same about a mother and about nobody: relations alone, each of them', async () => {
    const caller = await loginAs(server.url, '马晓东')
    const askedAbout = async (other: string) => {
      const name = await namer(caller, other, anotherBirth())
      const from = registers.asked.length
      await name()
      return registers.asked
        .slice(from)
        .map(({ name: register, body }) => `${register} ${JSON.stringify(body).replaceAll(other, '…')}`)
        .toSorted()
    }
    const aboutMother = await askedAbout(mother)
    expect(aboutMother.filter((text) => !text.startsWith('relations/') && text.includes('…'))).toEqual([])
    expect(aboutMother.filter((text) => text.startsWith('relations/kin')).length).toBeGreaterThan(4)
    expect(await askedAbout(nobody)).toEqual(aboutMother)
  })
})

describe('what is said to the database', () => {
  const counted = countedStatements()
  // Nothing works by itself: what is said, the caller set off.
  const server = useService(appWith(Layer.empty), {}, counted.database)

  it('is the same about a mother with an application, about one without, and about nobody', async () => {
    const real = await loginAs(server.url, '周晓岚')
    const bornAt = anotherBirth()
    const payload = submitPayload(await prepareNewborn(real, bornAt), 'alike-real')
    await real.call((client) => client.oneThingSubmit.submitSx({ payload }))
    const saidAbout = async (other: string, born: string) => {
      const caller = await loginAs(server.url, '马晓东')
      const name = await namer(caller, other, born)
      const from = counted.mark()
      await name()
      return counted
        .since(from)
        .map(({ text }) => text.replace(/\s+/g, ' ').trim())
        .toSorted()
    }
    const [, ...said] = [
      await saidAbout(alsoNobody, anotherBirth()),
      await saidAbout(mother, bornAt),
      await saidAbout(mother, anotherBirth()),
      await saidAbout(nobody, bornAt)
    ]
    expect(said[0]?.filter((text) => text.includes('subject_hash')).length).toBe(2)
    expect(said[1]).toEqual(said[0])
    expect(said[2]).toEqual(said[0])
  })
})
