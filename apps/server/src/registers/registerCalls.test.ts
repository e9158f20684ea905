/**
 * The calls of the registers, each by its row of the table: a new row is tested by itself. Who is told is seen by what is counted as a question about
 * strangers: it is, whenever somebody is not told.
 */
import { callNames } from '@ljonething/api/oneThing/RegisterCallsApi'
import type { CallName } from '@ljonething/api/oneThing/RegisterCallsApi'
import { createBlockCipher } from '@ljonething/crypto/BlockCipher'
import { createFormValueCodec } from '@ljonething/crypto/FormValueCodec'
import { cannotVerify } from '@ljonething/domain/registers/cannotVerify'
import { failText } from '@ljonething/domain/registers/failText'
import { isRelationCheck } from '@ljonething/domain/registers/relationChecks'
import { isCheckName, registerNamed } from '@ljonething/domain/registers/registers'
import type { Relation } from '@ljonething/domain/registers/Register'
import { registersNamedBy } from '@ljonething/domain/scene/registersNamedBy'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { beforeAll, describe, expect, it } from 'vitest'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { onTheWire } from '../testing/onTheWire.ts'
import type { Wire } from '../testing/onTheWire.ts'
import { aboutOneself, openHandling } from '../testing/registerCalls.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'
import { askingScenes } from './askingScenes.ts'

const server = useTestServer()
const mother = '23019919930412002X'
const employee = '230199196608080019'
const bride = '230199199707270022'
const nobody = '230199198001010021'

type Role = 'mother' | 'father' | 'husband' | 'groom' | 'stranger' | 'clerk' | 'otherClerk'
const callers = new Map<Role, TestCaller>()
let served: ReturnType<typeof askingScenes>
let scenes: readonly Scene[]

beforeAll(async () => {
  const people = [
    ['mother', '周晓岚', false],
    ['father', '林海峰', false],
    ['groom', '陈子墨', false],
    ['stranger', '马晓东', false],
    ['clerk', '邹静', true],
    ['otherClerk', '薛明凯', true]
  ] as const
  for (const [role, name, company] of people) callers.set(role, await loginAs(server.url, name, company))
  scenes = (await server.run(Catalogue)).scenes.map(({ scene }) => scene)
  served = askingScenes(scenes)
})

const wireOf = (role: Role): Wire => onTheWire(server.url, callers.get(role) ?? visitor(server.url))
const clerks: readonly Role[] = ['clerk', 'otherClerk']
const kindOf = (role: Role) => (clerks.includes(role) ? '2' : '1')
const serves = (name: CallName, role: Role) => served.get(name)?.objectTypes.includes(kindOf(role)) === true
/** Of a scene that serves this role and asks the register, or does not. */
const sceneThat = (role: Role, name: CallName, asks: boolean) =>
  scenes.find((scene) => scene.objectTypes.includes(kindOf(role)) && registersNamedBy(scene).includes(name) === asks)?.sceneCode
const execute = <A extends object>(statement: string) => server.run(Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe<A>(statement)))
const namesPeople = (name: CallName) => Object.values(registerNamed(name)?.params ?? {}).some(({ isPerson }) => isPerson === true)

/** Asks within a handling, and says whether the one asked about was somebody else's. */
const ask = async (role: Role, name: CallName, about: string, sceneid = sceneThat(role, name, true)) => {
  const caller = callers.get(role)
  if (caller !== undefined && sceneid !== undefined) await openHandling(caller, sceneid)
  return askWithin(role, name, about, sceneid)
}
const askWithin = async (role: Role, name: CallName, about: string, sceneid?: string) => {
  await execute('DELETE FROM stranger_question')
  const answer = await wireOf(role)('POST', `/ljonethingapi/${name}`, {
    ...aboutOneself(name, about),
    ...(sceneid === undefined ? {} : { sceneid })
  })
  const [counted] = await execute<{ asked: number }>('SELECT coalesce(sum(asked), 0)::int AS asked FROM stranger_question')
  return { answer, isStranger: (counted?.asked ?? 0) > 0 }
}

/** What nobody is told of a stranger: neither verdict nor value. */
const nothing = (name: CallName) => {
  const { check, lookup } = registerNamed(name) ?? {}
  if (isCheckName(name) && isRelationCheck({ check: { api: name } })) return { status: '0', message: failText({ check: { api: name } }) }
  return { ...(check && { status: '-1', message: cannotVerify }), ...(lookup && { found: false, values: {} }) }
}

const expectAnswer = async (role: Role, name: CallName, about: string, own: boolean) => {
  const { answer, isStranger } = await ask(role, name, about)
  if (!serves(name, role)) {
    expect([answer.status, isStranger], name).toEqual([403, false])
  } else if (own || !namesPeople(name)) {
    expect([answer.status, isStranger], name).toEqual([200, false])
    const { check, lookup } = registerNamed(name) ?? {}
    if (check && answer.status === 200)
      expect(answer.data, name).toMatchObject({ status: expect.stringMatching(/^(1|0|-1)$/), message: /./ })
    if (lookup && answer.status === 200) expect(answer.data, name).toMatchObject({ found: expect.any(Boolean), values: {} })
  } else {
    expect([answer.status, answer.data, isStranger], name).toEqual([200, nothing(name), true])
  }
}

const isRelated = (name: CallName, ...relations: readonly Relation[]) =>
  registerNamed(name)?.relations?.some((relation) => relations.includes(relation)) === true

describe.each(callNames)('%s', (name) => {
  it('is asked by somebody that a scene serves', () => {
    expect(served.get(name)?.objectTypes.length).toBeGreaterThan(0)
  })

  it('turns a visitor away', async () => {
    const anybody = onTheWire(server.url, visitor(server.url))
    expect(await anybody('POST', `/ljonethingapi/${name}`, aboutOneself(name, mother))).toMatchObject({ status: 401 })
  })

  it('tells a person about themselves, and a proven relative where its row says so', async () => {
    await expectAnswer('mother', name, mother, true)
    await expectAnswer('father', name, mother, isRelated(name, 'kin', 'couple'))
    await expectAnswer('groom', name, bride, isRelated(name, 'couple'))
  })

  it('tells a stranger nothing, of real people and of nobody alike', async () => {
    await expectAnswer('stranger', name, mother, false)
    await expectAnswer('stranger', name, nobody, false)
  })

  it('tells a clerk of the staff where its row says so, and another company nothing', async () => {
    await expectAnswer('clerk', name, employee, isRelated(name, 'staff'))
    await expectAnswer('clerk', name, mother, false)
    await expectAnswer('otherClerk', name, employee, false)
  })
})

/** Those that tell about a wife or a husband. */
const tellsKin = callNames.filter((name) => isRelated(name, 'kin') && namesPeople(name))

describe('about a wife her husband', () => {
  const loggedIn = async () => {
    callers.set('husband', await loginAs(server.url, '林海峰'))
    return 'husband' as const
  }
  const expectUntold = ({ answer, isStranger }: Awaited<ReturnType<typeof ask>>, name: CallName) =>
    expect([answer.status, answer.data, isStranger], name).toEqual([200, nothing(name), true])

  it.each(tellsKin)('is told by %s within a handling that asks it alone, as a stranger outside', async (name) => {
    const husband = await loggedIn()
    expect(serves(name, husband)).toBe(true)
    expectUntold(await askWithin(husband, name, mother), name)
    expectUntold(await askWithin(husband, name, mother, sceneThat(husband, name, true)), name)
    expectUntold(await ask(husband, name, mother, sceneThat(husband, name, false)), name)
    expectUntold(await askWithin(husband, name, mother, 'HLJYJS9999'), name)
    expect(await ask(husband, name, mother)).toMatchObject({ isStranger: false, answer: { status: 200 } })
    expectUntold(await askWithin(husband, name, mother), name)
    expectUntold(await ask(husband, name, nobody), name)
  })

  it('is told no more in a new session', async () => {
    const husband = await loggedIn()
    const sceneid = sceneThat(husband, 'publicSecurity/hukouCheck', true)
    expect((await ask(husband, 'publicSecurity/hukouCheck', mother, sceneid)).isStranger).toBe(false)
    expectUntold(await askWithin(await loggedIn(), 'publicSecurity/hukouCheck', mother, sceneid), 'publicSecurity/hukouCheck')
  })
})

describe('a call of a register', () => {
  it('judges in the mode of its row, says what the register said, and fails in the words of the specification', async () => {
    const ofMother = wireOf('mother')
    const birthOn = (birthTime: string) => ofMother('POST', '/ljonethingapi/newBorn/checkDate', { birthTime })
    expect((await birthOn(new Date().toISOString().slice(0, 10))).data).toEqual({ status: '1', message: '核验通过', type: '1' })
    expect((await birthOn('2020-01-01')).data).toEqual({ status: '0', message: '不符合', type: '0' })
  })

  it('takes several numbers joined with commas, plain or encrypted with the key of the session', async () => {
    const wire = wireOf('mother')
    const spouses = `${mother},230199199108200030`
    const sceneid = 'HLJYJS0001'
    await openHandling(callers.get('mother') ?? visitor(server.url), sceneid)
    const { data } = await wire('GET', '/ljonethingapi/api/v1/auth/getUserInfo')
    const keyHex = typeof data === 'object' && data !== null && 'formKey' in data ? String(data.formKey) : ''
    const codec = createFormValueCodec(createBlockCipher({ algorithm: 'SM4', mode: 'CBC', keyHex }))
    for (const given of [spouses, codec.encode(spouses)])
      expect((await wire('POST', '/ljonethingapi/marriage/maritalStatusCheck', { spouses: given, sceneid })).data).toMatchObject({
        status: '1',
        type: '1'
      })
    const other = createFormValueCodec(createBlockCipher({ algorithm: 'SM4', mode: 'CBC', keyHex: '0'.repeat(32) }))
    const foreign = await wire('POST', '/ljonethingapi/marriage/maritalStatusCheck', { spouses: other.encode(spouses) })
    expect(foreign.data).toEqual({ status: '-1', message: cannotVerify })
  })

  it('[R-3.3-41] of social security asks and answers in coded fields', async () => {
    const account = await ask('clerk', 'socialSecurity/insuredInfo', employee)
    expect(account.answer.data).toMatchObject({ found: true, values: { aac003001: '赵国强', aac002001: employee } })
    expect(Object.keys((account.answer.data as { readonly values: object }).values)).toEqual(
      expect.arrayContaining(['aac003001', 'aac002001', 'aab001001', 'aab034001', 'aac007001', 'aac327001'])
    )
    expect(await wireOf('clerk')('POST', '/ljonethingapi/socialSecurity/insuredInfo', { idCard: employee })).toMatchObject({ status: 422 })
  })

  it('is refused without what it has to be given', async () => {
    expect(await wireOf('mother')('POST', '/ljonethingapi/newBorn/getCertificateMessage', { idCard: mother })).toMatchObject({
      status: 422
    })
  })
})
