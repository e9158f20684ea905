import { createBlockCipher } from '@ljonething/crypto/BlockCipher'
import { createFormValueCodec } from '@ljonething/crypto/FormValueCodec'
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'

const server = useTestServer()
const draft = (clientKey: string, content = '{"answers":{}}') => ({
  clientKey,
  sceneNo: 'HLJYJS0001',
  sceneName: '',
  sourceName: '网上办理',
  step: 'smartGuide',
  content
})

describe('drafts', () => {
  it('[R-5-60 R-4.2-10 R-3.3-33] a draft is saved with 操作成功 and shown as 暂存', async () => {
    const owner = await loginAs(server.url, '周晓岚')
    const saved = await owner.call((client) => client.oneThingDrafts.saveThingInfo({ payload: draft('drafts-one') }))
    expect(saved).toMatchObject({ message: '操作成功', version: 1 })
    const page = await owner.call((client) => client.oneThingDrafts.queryThingInfos({ query: { page: 1, size: 10 } }))
    expect(page.content[0]).toMatchObject({
      rowGuid: saved.rowGuid,
      sceneNo: 'HLJYJS0001',
      sceneName: '新生儿出生一件事',
      sourceName: '网上办理',
      status: '暂存',
      step: 'smartGuide'
    })
    expect((await owner.call((client) => client.oneThingDrafts.queryThingInfo({ query: { rowGuid: saved.rowGuid } }))).content).toBe(
      '{"answers":{}}'
    )
  })

  it('says until when it is kept; another save puts that off', async () => {
    const owner = await loginAs(server.url, '吴志强')
    const saved = await owner.call((client) => client.oneThingDrafts.saveThingInfo({ payload: draft('drafts-kept') }))
    const told = async () => {
      const { content } = await owner.call((client) => client.oneThingDrafts.queryThingInfos({ query: { page: 1, size: 10 } }))
      return content.find(({ rowGuid }) => rowGuid === saved.rowGuid)
    }
    await server.run(
      Effect.flatMap(
        SqlClient.SqlClient,
        (sql) => sql`UPDATE draft SET record_time = now() - make_interval(days => 55) WHERE row_guid = ${saved.rowGuid}`
      )
    )
    const before = await told()
    expect(before?.daysLeft).toBe(4)
    expect(Date.parse(before?.expireTime ?? '') - Date.parse(before?.recordTime ?? '')).toBe(60 * 86_400_000)
    const again = { ...draft('drafts-kept', '{"answers":{"Q1":"1"}}'), rowGuid: saved.rowGuid, version: 1 }
    await owner.call((client) => client.oneThingDrafts.saveThingInfo({ payload: again }))
    expect((await told())?.daysLeft).toBe(59)
  })

  it('the first save happens once per key, also in parallel', async () => {
    const owner = await loginAs(server.url, '林海峰')
    const saves = await Promise.all(
      Array.from({ length: 8 }, () => owner.call((client) => client.oneThingDrafts.saveThingInfo({ payload: draft('drafts-once') })))
    )
    expect(new Set(saves.map(({ rowGuid }) => rowGuid)).size).toBe(1)
    expect(saves.map(({ content }) => content).filter((content) => content !== undefined)).toEqual([])
  })

  it('a first save made again with something else changes nothing and says what stands there', async () => {
    const owner = await loginAs(server.url, '林海峰')
    const save = (content: string) =>
      owner.call((client) => client.oneThingDrafts.saveThingInfo({ payload: draft('drafts-twice', content) }))
    const first = await save('{"answers":{"Q1":"1"}}')
    const second = await save('{"answers":{"Q1":"2"}}')
    expect(second).toEqual({ ...first, content: '{"answers":{"Q1":"1"}}' })
  })

  it('are fifty at most, also when many are begun at once', async () => {
    const owner = await loginAs(server.url, '马晓东')
    const save = (at: number) =>
      owner
        .call((client) => client.oneThingDrafts.saveThingInfo({ payload: draft(`drafts-many-${at}`) }))
        .then(() => 'saved')
        .catch((error: unknown) => String(Reflect.get(Object(error), 'msg')))
    const outcomes = await Promise.all(Array.from({ length: 60 }, (_, at) => save(at)))
    expect(outcomes.filter((one) => one === 'saved')).toHaveLength(50)
    expect(outcomes.filter((one) => one === '草稿箱最多保存50份，请先删除不需要的草稿，删除后自动暂存')).toHaveLength(10)
  })

  it('are listed without a look at their contents', async () => {
    const owner = await loginAs(server.url, '周晓岚')
    await owner.call((client) => client.oneThingDrafts.saveThingInfo({ payload: draft('drafts-listed') }))
    const list = () => owner.call((client) => client.oneThingDrafts.queryThingInfos({ query: { page: 1, size: 50 } }))
    const all = (statement: (sql: SqlClient.SqlClient) => Effect.Effect<unknown, unknown>) =>
      server.run(Effect.orDie(Effect.flatMap(SqlClient.SqlClient, statement)))
    const before = await list()
    await all((sql) => sql`ALTER TABLE draft RENAME COLUMN content TO content_elsewhere`)
    expect(await list().finally(() => all((sql) => sql`ALTER TABLE draft RENAME COLUMN content_elsewhere TO content`))).toEqual(before)
    expect(before.content.length).toBeGreaterThan(0)
  })

  it('a stale version is refused with the newer side; repeating a save that was answered changes nothing', async () => {
    const owner = await loginAs(server.url, '周晓岚')
    const save = (version: number | undefined, rowGuid: string | undefined, content: string) => ({
      payload: {
        ...draft('drafts-stale', content),
        ...(rowGuid === undefined ? {} : { rowGuid }),
        ...(version === undefined ? {} : { version })
      }
    })
    const first = await owner.call((client) => client.oneThingDrafts.saveThingInfo(save(undefined, undefined, '{"a":1}')))
    const second = await owner.call((client) => client.oneThingDrafts.saveThingInfo(save(first.version, first.rowGuid, '{"a":2}')))
    expect(await owner.call((client) => client.oneThingDrafts.saveThingInfo(save(first.version, first.rowGuid, '{"a":2}')))).toEqual(second)
    const refusal = await owner.refusal((client) => client.oneThingDrafts.saveThingInfo(save(first.version, first.rowGuid, '{"a":3}')))
    expect(refusal).toMatchObject({ _tag: 'Conflict', current: { version: 2, content: '{"a":2}' } })
  })

  it('[R-5-61] is visible to its owner only: a stranger and a missing one get the same answer', async () => {
    const owner = await loginAs(server.url, '周晓岚')
    const stranger = await loginAs(server.url, '马晓东')
    const { rowGuid } = await owner.call((client) => client.oneThingDrafts.saveThingInfo({ payload: draft('drafts-owner') }))
    const theirs = await stranger.refusal((client) => client.oneThingDrafts.queryThingInfo({ query: { rowGuid } }))
    expect(theirs).toEqual(await stranger.refusal((client) => client.oneThingDrafts.queryThingInfo({ query: { rowGuid: 'f'.repeat(32) } })))
    expect(theirs).toMatchObject({ _tag: 'NotFound', msg: '未获取到暂存数据' })
    expect(await stranger.refusal((client) => client.oneThingDrafts.deleteThingInfo({ query: { rowGuid } }))).toEqual(theirs)
    expect(
      await stranger.refusal((client) =>
        client.oneThingDrafts.saveThingInfo({ payload: { ...draft('drafts-steal'), rowGuid, version: 1 } })
      )
    ).toEqual(theirs)
    expect(await visitor(server.url).refusal((client) => client.oneThingDrafts.queryThingInfo({ query: { rowGuid } }))).toMatchObject({
      _tag: 'NotLoggedIn'
    })
    await owner.call((client) => client.oneThingDrafts.deleteThingInfo({ query: { rowGuid } }))
    expect(await owner.refusal((client) => client.oneThingDrafts.queryThingInfo({ query: { rowGuid } }))).toEqual(theirs)
  })

  it('[R-7-14 R-7-15] content may come encoded with the key of the session; what does not decode is taken as it is and still has to be JSON', async () => {
    const owner = await loginAs(server.url, '周晓岚')
    const { formKey } = await owner.call((client) => client.oneThingSession.getUserInfo())
    const codec = createFormValueCodec(createBlockCipher({ algorithm: 'SM4', mode: 'CBC', keyHex: formKey }))
    const saved = await owner.call((client) =>
      client.oneThingDrafts.saveThingInfo({ payload: draft('drafts-encoded', codec.encode('{"answers":{"NB_Q01":"1"}}')) })
    )
    const { content } = await owner.call((client) => client.oneThingDrafts.queryThingInfo({ query: { rowGuid: saved.rowGuid } }))
    expect(content).toBe('{"answers":{"NB_Q01":"1"}}')
    expect(
      await owner.refusal((client) => client.oneThingDrafts.saveThingInfo({ payload: draft('drafts-garbage', 'garbage') }))
    ).toMatchObject({
      _tag: 'Rejected'
    })
  })

  it('refuses a scene that does not exist', async () => {
    const owner = await loginAs(server.url, '周晓岚')
    expect(
      await owner.refusal((client) => client.oneThingDrafts.saveThingInfo({ payload: { ...draft('drafts-scene'), sceneNo: 'X' } }))
    ).toMatchObject({
      _tag: 'Rejected',
      msg: '不在要求的参数范围中'
    })
  })
})
