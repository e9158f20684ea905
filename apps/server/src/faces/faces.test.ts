import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { newbornCode } from '../testing/newbornSubmission.ts'
import { onTheWire } from '../testing/onTheWire.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'
import { Faces } from './Faces.ts'

const server = useTestServer()
const sceneid = 'HLJYJS0013'
const path = '/hljzwfw-hljzwfwydht-server/interface/scanTheCodeForPc/selectFaceRecognitionResult'

let files = 0
const newFile = () => `file-${(files += 1)}`
const begin = (desk: TestCaller, fileId = newFile()) => desk.call((client) => client.oneThingFaces.begin({ payload: { sceneid, fileId } }))
const stateOf = async (desk: TestCaller, code: string) => {
  const payload = new FormData()
  payload.set('code', code)
  return (await desk.call((client) => client.mobileFaces.selectFaceRecognitionResult({ payload }))).state
}
const isAsked = async (desk: TestCaller, fileId: string, scene = sceneid) =>
  (await desk.call((client) => client.oneThingFaces.isAsked({ query: { sceneid: scene, fileId } }))).isAsked
const openBy = (phone: TestCaller, code: string) => phone.call((client) => client.sandboxFaces.open({ payload: { code } }))
const endBy = (phone: TestCaller, key: string, end: 'passed' | 'failed' | 'cancelled') =>
  phone.call((client) => client.sandboxFaces.end({ payload: { key, end } }))
const execute = (statement: string) => server.run(Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe(statement)))
const usedUp = { _tag: 'NotFound', msg: '二维码已失效或已被使用，请在电脑上重新生成' }
const over = { _tag: 'NotFound', msg: '本次人脸识别已结束，请在电脑上重新生成二维码' }
const mayStillSign = (userId: string, fileId: string) =>
  server.run(
    Effect.flatMap(Faces, (faces) => faces.mustBeShown(userId, { sceneCode: sceneid, fileId })).pipe(
      Effect.match({ onFailure: (refusal) => refusal.msg, onSuccess: () => 'may sign' })
    )
  )
const notShown = '签名前需要先通过人脸识别，识别通过后 30 分钟内有效'

describe('a face before a signature', () => {
  it('[R-7.2-13] is recognised on a phone without login, and lets its person sign that file and no other', async () => {
    const desk = await loginAs(server.url, '周晓岚')
    const { userInfo } = await desk.call((client) => client.oneThingSession.getUserInfo())
    const phone = visitor(server.url)
    const fileId = newFile()
    expect(await isAsked(desk, fileId)).toBe(true)
    expect(await mayStillSign(userInfo.userId, fileId)).toBe(notShown)
    const { code, expiresAt } = await begin(desk, fileId)
    expect((Date.parse(expiresAt) - Date.now()) / 60_000).toBeCloseTo(5, 1)
    expect(await stateOf(desk, code)).toBe('waiting')
    const { key, ...shown } = await openBy(phone, code)
    expect(shown).toEqual({ maskedName: '周*岚', purpose: '企业信息变更一件事：在线签名', expiresAt })
    expect(await stateOf(desk, code)).toBe('open')
    await endBy(phone, key, 'passed')
    const form = new FormData()
    form.set('code', code)
    expect(await onTheWire(server.url, desk)('POST', path, form)).toMatchObject({ status: 200, code: 0, data: { state: 'passed' } })
    expect(await isAsked(desk, fileId)).toBe(false)
    expect(await mayStillSign(userInfo.userId, fileId)).toBe('may sign')
    expect(await mayStillSign(userInfo.userId, newFile())).toBe(notShown)
    expect(await mayStillSign('somebody-else', fileId)).toBe(notShown)
    await execute(`UPDATE face_recognition SET ended_at = ended_at - interval '31 minutes'`)
    expect(await mayStillSign(userInfo.userId, fileId)).toBe(notShown)
    expect(await isAsked(desk, fileId)).toBe(true)
  })

  it('is asked for where the scene asks, and begun nowhere else', async () => {
    const desk = await loginAs(server.url, '周晓岚')
    const { userInfo } = await desk.call((client) => client.oneThingSession.getUserInfo())
    expect(await isAsked(desk, 'any', newbornCode)).toBe(false)
    expect(
      await server.run(Effect.flatMap(Faces, (faces) => faces.mustBeShown(userInfo.userId, { sceneCode: newbornCode, fileId: 'any' })))
    ).toBeUndefined()
    const elsewhere = (scene: string) =>
      desk.refusal((client) => client.oneThingFaces.begin({ payload: { sceneid: scene, fileId: newFile() } }))
    expect(await elsewhere(newbornCode)).toEqual({ _tag: 'Rejected', msg: '这次签名不需要人脸识别' })
    expect(await elsewhere('nowhere')).toMatchObject({ _tag: 'NotFound' })
  })

  it.each([['failed'], ['cancelled']] as const)(
    'that %s on the phone signs nothing, stays so, and another one may be begun',
    async (end) => {
      const desk = await loginAs(server.url, '马晓东')
      const phone = visitor(server.url)
      const fileId = newFile()
      const { code } = await begin(desk, fileId)
      const { key } = await openBy(phone, code)
      expect(await endBy(phone, key, end)).toEqual({ end })
      expect(await endBy(phone, key, 'passed')).toEqual({ end })
      expect(await stateOf(desk, code)).toBe(end)
      expect(await isAsked(desk, fileId)).toBe(true)
      const again = await begin(desk, fileId)
      await endBy(phone, (await openBy(phone, again.code)).key, 'passed')
      expect(await stateOf(desk, again.code)).toBe('passed')
      expect(await isAsked(desk, fileId)).toBe(false)
    }
  )

  it('opens for one phone, and its code is no key', async () => {
    const desk = await loginAs(server.url, '周晓岚')
    const [phone, second] = [visitor(server.url), visitor(server.url)]
    const { code } = await begin(desk)
    const opened = await Promise.allSettled([openBy(phone, code), openBy(second, code)])
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const used of [code, 'made-up'])
      expect(await second.refusal((client) => client.sandboxFaces.open({ payload: { code: used } }))).toEqual(usedUp)
    expect(await second.refusal((client) => client.sandboxFaces.end({ payload: { key: code, end: 'passed' } }))).toEqual(over)
  })

  it('runs out after five minutes for desk and phone alike', async () => {
    const desk = await loginAs(server.url, '周晓岚')
    const phone = visitor(server.url)
    const fileId = newFile()
    const [opened, unopened] = [await begin(desk, fileId), await begin(desk, fileId)]
    const { key } = await openBy(phone, opened.code)
    for (const table of ['face_recognition', 'sandbox_face'])
      await execute(`UPDATE ${table} SET expires_at = expires_at - interval '5 minutes'`)
    for (const { code } of [opened, unopened]) expect(await stateOf(desk, code)).toBe('expired')
    expect(await phone.refusal((client) => client.sandboxFaces.end({ payload: { key, end: 'passed' } }))).toEqual(over)
    expect(await phone.refusal((client) => client.sandboxFaces.open({ payload: { code: unopened.code } }))).toEqual(usedUp)
    expect(await isAsked(desk, fileId)).toBe(true)
  })

  it('that the desk cancelled is over for the phone, whatever it says', async () => {
    const desk = await loginAs(server.url, '周晓岚')
    const phone = visitor(server.url)
    const fileId = newFile()
    const { code } = await begin(desk, fileId)
    const { key } = await openBy(phone, code)
    await desk.call((client) => client.oneThingFaces.cancel({ payload: { code } }))
    await desk.call((client) => client.oneThingFaces.cancel({ payload: { code } }))
    expect(await endBy(phone, key, 'passed')).toEqual({ end: 'cancelled' })
    expect(await stateOf(desk, code)).toBe('cancelled')
    expect(await isAsked(desk, fileId)).toBe(true)
  })

  it('by a service that is away or answers something else shows nobody, and goes on once it is back', async () => {
    const desk = await loginAs(server.url, '周晓岚')
    const phone = visitor(server.url)
    const fileId = newFile()
    const { code } = await begin(desk, fileId)
    const { key } = await openBy(phone, code)
    await endBy(phone, key, 'passed')
    const away = { _tag: 'Unavailable', msg: '人脸识别服务暂不可用，请稍后再试' }
    const payload = new FormData()
    payload.set('code', code)
    for (const mode of ['down', 'half'] as const) {
      await desk.call((client) => client.sandbox.system({ payload: { system: 'face', mode } }))
      expect(await desk.refusal((client) => client.oneThingFaces.begin({ payload: { sceneid, fileId } }))).toEqual(away)
      expect(await desk.refusal((client) => client.mobileFaces.selectFaceRecognitionResult({ payload }))).toEqual(away)
      expect(await isAsked(desk, fileId)).toBe(true)
    }
    await desk.call((client) => client.sandbox.resetSystems())
    expect(await stateOf(desk, code)).toBe('passed')
    expect(await isAsked(desk, fileId)).toBe(false)
  })

  it('is its person’s alone, ends with the session, and neither code nor name stands in the database', async () => {
    const desk = await loginAs(server.url, '周晓岚')
    const stranger = await loginAs(server.url, '马晓东')
    const fileId = newFile()
    const { code } = await begin(desk, fileId)
    const payload = new FormData()
    payload.set('code', code)
    for (const [other, tag] of [
      [stranger, 'NotFound'],
      [visitor(server.url), 'NotLoggedIn']
    ] as const) {
      expect(await other.refusal((client) => client.mobileFaces.selectFaceRecognitionResult({ payload }))).toMatchObject({ _tag: tag })
      expect(await other.refusal((client) => client.oneThingFaces.cancel({ payload: { code } }))).toMatchObject({ _tag: tag })
    }
    await endBy(visitor(server.url), (await openBy(visitor(server.url), code)).key, 'passed')
    expect(await stateOf(desk, code)).toBe('passed')
    expect(await isAsked(stranger, fileId)).toBe(true)
    const kept = JSON.stringify([
      await execute('SELECT f::text AS row FROM face_recognition f'),
      await execute('SELECT s::text AS row FROM sandbox_face s')
    ])
    expect(kept).toContain(fileId)
    for (const secret of [code, '周晓岚', '23019919930412002X']) expect(kept).not.toContain(secret)
    await desk.call((client) => client.oneThingSession.logout())
    expect(await isAsked(await loginAs(server.url, '周晓岚'), fileId)).toBe(true)
  })

  it('is begun no more than twenty times an hour, also at once', async () => {
    const desk = await loginAs(server.url, '邹静', true)
    const outcomes = await Promise.allSettled(Array.from({ length: 24 }, () => begin(desk)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    expect(await desk.refusal((client) => client.oneThingFaces.begin({ payload: { sceneid, fileId: newFile() } }))).toEqual({
      _tag: 'Rejected',
      msg: '人脸识别过于频繁，请一小时后再试'
    })
  })
})
