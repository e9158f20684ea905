import { describe, expect, it } from 'vitest'
import { anotherBirth, newbornCode, prepareNewborn, prepareSubmission, sceneFile, submitPayload } from '../testing/newbornSubmission.ts'
import type { Prepared } from '../testing/newbornSubmission.ts'
import { falseClaim } from '../testing/falseClaim.ts'
import { openHandling } from '../testing/registerCalls.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'

const server = useTestServer()
const mother = '23019919930412002X'
const nobody = '230199198001010021'
const free = { isHeld: false }
const byRelated = /^您的家人、单位或者同事已于.*，正在办理，不能重复提交，请查看办件，跟踪进度/

const submit = (prepared: Prepared, key: string) => ({ payload: submitPayload(prepared, key) })
const sent = async (caller: TestCaller, prepared: Prepared, key: string) =>
  (await caller.call((client) => client.oneThingSubmit.submitSx(submit(prepared, key)))).applyNo

const stateOf = async (
  caller: TestCaller,
  sceneid: string,
  values: Readonly<Record<string, string>>,
  answers: Prepared['params']['answers'] = {}
) => {
  await openHandling(caller, sceneid)
  return caller.call((client) =>
    client.oneThingSubmit.checkSubject({
      payload: { sceneid, guideRules: encodeURIComponent(JSON.stringify(answers)), values: JSON.stringify(values) }
    })
  )
}
const birthState = (caller: TestCaller, motherIdCard: string, babyBirthTime: string) =>
  stateOf(caller, newbornCode, { motherIdCard, babyBirthTime })

describe('a false claim', () => {
  it('keeps the parents out of nothing, whoever comes first', async () => {
    const stranger = await loginAs(server.url, '马晓东')
    const bornAt = anotherBirth()
    await sent(stranger, await falseClaim(stranger, mother, bornAt), 'claim-false-first')
    const caller = await loginAs(server.url, '周晓岚')
    expect(await birthState(caller, mother, bornAt)).toEqual(free)
    const applyNo = await sent(caller, await prepareNewborn(caller, bornAt), 'claim-of-mother')
    expect(await birthState(caller, mother, bornAt)).toMatchObject({ isHeld: true, own: { applyNo } })
  })

  it('is answered alike whether there is an application, none, or no such mother', async () => {
    const bornAt = anotherBirth()
    const caller = await loginAs(server.url, '周晓岚')
    await sent(caller, await prepareNewborn(caller, bornAt), 'claim-known')
    const stranger = await loginAs(server.url, '马晓东')
    const named: readonly (readonly [string, string])[] = [
      [mother, bornAt],
      [mother, anotherBirth()],
      [nobody, bornAt]
    ]
    for (const [at, [ofMother, born]] of named.entries()) {
      expect(await birthState(stranger, ofMother, born)).toEqual(free)
      expect(await sent(stranger, await falseClaim(stranger, ofMother, born), `claim-alike-${at}`)).toMatch(/^230100-/)
    }
  })

  it('is made once by the same person', async () => {
    const stranger = await loginAs(server.url, '马晓东')
    const bornAt = anotherBirth()
    const applyNo = await sent(stranger, await falseClaim(stranger, mother, bornAt), 'claim-twice-one')
    expect(await birthState(stranger, mother, bornAt)).toMatchObject({ isHeld: true, own: { applyNo } })
    const again = submit(await falseClaim(stranger, mother, bornAt), 'claim-twice-two')
    expect(await stranger.refusal((client) => client.oneThingSubmit.submitSx(again))).toMatchObject({
      _tag: 'AlreadySubmitted',
      own: { applyNo }
    })
  })
})

describe('that there is an application', () => {
  it('the other parent learns as soon as the child is known, and is led to it', async () => {
    const father = await loginAs(server.url, '林海峰')
    const bornAt = anotherBirth()
    expect(await birthState(father, mother, bornAt)).toEqual(free)
    const caller = await loginAs(server.url, '周晓岚')
    const applyNo = await sent(caller, await prepareNewborn(caller, bornAt), 'known-mother')
    const told = await birthState(father, mother, bornAt)
    expect(told).toMatchObject({ isHeld: true, msg: expect.stringMatching(byRelated), own: { applyNo } })
    expect(JSON.stringify(told)).not.toMatch(/周|岚/)
    expect(await birthState(father, mother, anotherBirth())).toEqual(free)
  })

  it('a company learns at the door, before the first question: its clerk, and its administrator, who is led there too', async () => {
    const clerk = await loginAs(server.url, '邹静', true)
    const colleague = await loginAs(server.url, '宋北原', true)
    const scene = await sceneFile('08-company-deregister.yaml')
    const atDoor = (caller: TestCaller) => stateOf(caller, scene.sceneCode, {})
    expect([await atDoor(clerk), await atDoor(colleague)]).toEqual([free, free])
    const prepared = await prepareSubmission(clerk, scene, {
      answers: { ZX_Q01: '2', ZX_Q02: '0', ZX_Q03: '1', ZX_Q04: '0', ZX_Q05: '0', ZX_Q06: '0' },
      fields: { legalName: '宋北原', legalIdCard: '230199198802140010', contactMobile: '13900000014', cancelReason: '1', promise: '1' }
    })
    const declarations = Object.fromEntries(prepared.plan.preChecks.map(({ code, expected }) => [code, expected]))
    const applyNo = await sent(clerk, { ...prepared, params: { ...prepared.params, declarations } }, 'known-company')
    expect(await atDoor(clerk)).toMatchObject({ isHeld: true, msg: expect.stringMatching(/^您已于/), own: { applyNo } })
    expect(await atDoor(colleague)).toMatchObject({ isHeld: true, msg: expect.stringMatching(/^您的企业已于/), own: { applyNo } })
    expect(await atDoor(await loginAs(server.url, '薛明凯', true))).toEqual(free)
  })

  it('is asked by whom the scene serves, in words that can be read', async () => {
    const clerk = await loginAs(server.url, '邹静', true)
    const ask = (caller: TestCaller, sceneid: string, guideRules: string, values: string) =>
      caller.refusal((client) => client.oneThingSubmit.checkSubject({ payload: { sceneid, guideRules, values } }))
    expect(await ask(clerk, newbornCode, '{}', '{}')).toEqual({ _tag: 'Forbidden', msg: '请先以个人身份登录后再办理' })
    const caller = await loginAs(server.url, '周晓岚')
    expect(await ask(caller, 'HLJYJS9999', '{}', '{}')).toMatchObject({ _tag: 'NotFound' })
    for (const [guideRules, values] of [
      ['broken', '{}'],
      ['{}', '[1]']
    ] as const)
      expect(await ask(caller, newbornCode, guideRules, values)).toEqual({ _tag: 'Rejected', msg: '不识别的参数类型' })
  })
})
