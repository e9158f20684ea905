/** What others filed about somebody (与您有关的办件): who finds it, what they see of it, and what they may do. */
import { describe, expect, it } from 'vitest'
import { falseClaim } from '../testing/falseClaim.ts'
import { anotherBirth, prepareNewborn, prepareSubmission, sceneFile, submitPayload } from '../testing/newbornSubmission.ts'
import type { Prepared } from '../testing/newbornSubmission.ts'
import { openHandling } from '../testing/registerCalls.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'

const server = useTestServer()

let keys = 0
const submit = async (caller: TestCaller, prepared: Prepared) => {
  keys += 1
  const declarations = Object.fromEntries(prepared.plan.preChecks.map(({ code, expected }) => [code, expected]))
  const payload = submitPayload({ ...prepared, params: { ...prepared.params, declarations } }, `concerned-${keys}`)
  return (await caller.call((client) => client.oneThingSubmit.submitSx({ payload }))).applyNo
}
const listed = async (caller: TestCaller, group: string) => {
  const payload = { page: 1, size: 50, group }
  return (await caller.call((client) => client.oneThingApplications.getOneThingList({ payload }))).content
}
const inList = async (caller: TestCaller, applyNo: string, group = 'all') =>
  (await listed(caller, group)).find((one) => one.applyNo === applyNo)
const detailOf = (caller: TestCaller, applyNo: string) =>
  caller.call((client) => client.oneThingApplications.getOneThingDetail({ query: { applyNo } }))

describe('what others filed about somebody', () => {
  it('is in the list of the other parent, who hears of it once and sees how it stands, and nothing of what was filled in', async () => {
    const [mother, father] = [await loginAs(server.url, '周晓岚'), await loginAs(server.url, '林海峰')]
    const applyNo = await submit(mother, await prepareNewborn(mother, anotherBirth()))
    expect(await inList(father, applyNo)).toMatchObject({ concerned: 'person', canRetract: false, canAppraise: false })
    expect(await inList(father, applyNo, 'waiting')).toMatchObject({ concerned: 'person' })
    const detail = await detailOf(father, applyNo)
    expect(detail).toMatchObject({
      concerned: 'person',
      isOwner: false,
      canRetract: false,
      reviews: [],
      materials: [],
      applicantName: '周*岚'
    })
    expect(detail.applicationForm).toBeUndefined()
    expect(detail.cases.map(({ canUrge }) => canUrge)).not.toContain(true)
    expect(await inList(father, applyNo, 'waiting')).toBeUndefined()
    expect(await inList(father, applyNo)).toMatchObject({ concerned: 'person' })
    for (const refused of [
      await father.refusal((client) => client.oneThingApplications.refreshApplyData({ query: { applyNo } })),
      await father.refusal((client) => client.oneThingStatusCode.getQRCodeAndApplyNo({ query: { applyNo } }))
    ])
      expect(refused).toMatchObject({ _tag: 'NotFound' })
    expect(await inList(mother, applyNo)).not.toHaveProperty('concerned')
    const stranger = await loginAs(server.url, '马晓东')
    expect(await inList(stranger, applyNo)).toBeUndefined()
    expect(await stranger.refusal((client) => client.oneThingApplications.getOneThingDetail({ query: { applyNo } }))).toMatchObject({
      _tag: 'NotFound'
    })
  })

  it('by a false claim is seen by the mother it names', async () => {
    const stranger = await loginAs(server.url, '马晓东')
    const applyNo = await submit(stranger, await falseClaim(stranger, '23019919930412002X'))
    const mother = await loginAs(server.url, '周晓岚')
    expect(await inList(mother, applyNo, 'waiting')).toMatchObject({ concerned: 'person' })
    expect((await detailOf(mother, applyNo)).consult).toBe('12345')
  })

  it('a worker finds what the company filed, and the same is not filed by the worker again', async () => {
    const clerk = await loginAs(server.url, '邹静', true)
    const worker = await loginAs(server.url, '赵国强')
    const scene = await sceneFile('02-retirement.yaml')
    const applyNo = await submit(clerk, await prepareSubmission(clerk, scene, { userType: '1' }))
    expect(await inList(worker, applyNo)).toMatchObject({ concerned: 'company' })
    const told = await worker.call((client) =>
      client.oneThingSubmit.checkSubject({ payload: { sceneid: scene.sceneCode, guideRules: '{}', values: '{}' } })
    )
    expect(told).toMatchObject({ isHeld: true, msg: expect.stringMatching(/^您的家人、单位或者同事已于/), own: { applyNo } })
  })
})

describe('a relative who would have filed the same', () => {
  it('is led to it as soon as the dead is named, and follows it', async () => {
    const scene = await sceneFile('04-after-death.yaml')
    const son = await loginAs(server.url, '马晓东')
    const applyNo = await submit(son, await prepareSubmission(son, scene))
    const grandson = await loginAs(server.url, '马思远')
    expect(await inList(grandson, applyNo)).toBeUndefined()
    const ask = async (caller: TestCaller) => {
      await openHandling(caller, scene.sceneCode)
      const values = JSON.stringify({ deceasedIdCard: '230199194503030016' })
      return caller.call((client) =>
        client.oneThingSubmit.checkSubject({ payload: { sceneid: scene.sceneCode, guideRules: '{}', values } })
      )
    }
    expect(await ask(grandson)).toMatchObject({ isHeld: true, own: { applyNo } })
    expect(await inList(grandson, applyNo)).toMatchObject({ concerned: 'person' })
    expect((await detailOf(grandson, applyNo)).materials).toEqual([])
    expect(await ask(await loginAs(server.url, '周晓岚'))).toEqual({ isHeld: false })
  })
})
