import { Api } from '@ljonething/api/Api'
import { AnswerKind } from '@ljonething/api/session/AnswerKind'
import { Context, Effect, Layer, Schema } from 'effect'
import { HttpApi, HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../testing/server.ts'
import { loginAs } from '../../testing/TestCaller.ts'
import { useService } from '../../testing/useService.ts'
import { EncodedAnswers } from './EncodedAnswers.ts'

const base = '/ljonethingapi'
const scenes = `${base}/api/v1/callinterface/scenes`
const scene = `${base}/guide/getGuideScene?code=HLJYJS0001`
const relation = `${base}/api/v1/callinterface/getSceneRelationMatter/HLJYJS0001`
const people = `${base}/sandbox/people`

describe('answers of the API', () => {
  const server = useTestServer()
  const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers })

  it.each([scenes, scene, relation, `${base}/openapi.json`])(
    '%s is the same for all: compressed as asked, asked for again by its ETag',
    async (path) => {
      const plain = await get(path, { 'accept-encoding': 'identity' })
      expect(plain.headers.get('content-encoding')).toBeNull()
      const text = await plain.text()
      for (const encoding of ['br', 'gzip']) {
        const answer = await get(path, { 'accept-encoding': encoding })
        expect(answer.headers.get('content-encoding')).toBe(encoding)
        expect(answer.headers.get('vary')).toBe('accept-encoding')
        expect(answer.headers.get('cache-control')).toBe('public, no-cache')
        expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
        expect(Number(answer.headers.get('content-length'))).toBeLessThan(text.length / 2)
        expect(await answer.text()).toBe(text)
        const etag = answer.headers.get('etag') ?? ''
        expect(etag).toMatch(/^"[\w-]+"$/)
        const again = await get(path, { 'accept-encoding': encoding, 'if-none-match': etag })
        expect([again.status, await again.text()]).toEqual([304, ''])
      }
    }
  )

  it('each address has an answer of its own, and a refusal is not kept', async () => {
    const other = await get(`${scenes}?name=${encodeURIComponent('没有这样的主题')}`)
    expect(await other.json()).toMatchObject({ data: [] })
    const missing = await get(`${base}/guide/getGuideScene?code=NONE`)
    expect([missing.status, missing.headers.get('etag'), missing.headers.get('cache-control')]).toEqual([404, null, 'no-store'])
  })

  it('a personal answer is compressed but kept nowhere', async () => {
    const answer = await get(people, { 'accept-encoding': 'gzip' })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(answer.headers.get('etag')).toBeNull()
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({ code: expect.anything() })
  })

  it('a call with a token prolongs the session, though its answer is kept', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const cookie = Array.from(mother.cookies, ([name, value]) => `${name}=${value}`).join('; ')
    await server.run(Effect.flatMap(SqlClient.SqlClient, (sql) => sql`UPDATE session SET last_seen_at = now() - interval '20 minutes'`))
    await (await get(scenes)).text()
    expect((await get(scenes, { 'auth-center-token': mother.token() ?? '', cookie })).status).toBe(200)
    const idle = await server.run(
      Effect.flatMap(
        SqlClient.SqlClient,
        (sql) => sql<{ minutes: number }>`SELECT extract(epoch FROM now() - last_seen_at)::float8 / 60 AS minutes FROM session`
      )
    )
    expect(idle[0]?.minutes).toBeLessThan(1)
  })
})

describe('an answer that is the same for all', () => {
  let asked = 0
  const Lists = HttpApiGroup.make('lists').add(
    HttpApiEndpoint.get('list', '/ljonethingapi/list', {
      query: { code: Schema.optionalKey(Schema.String), sort: Schema.optionalKey(Schema.String) },
      success: Schema.String
    }).annotate(AnswerKind, 'sameForAll')
  )
  const api = HttpApi.make('test').add(Lists)
  const Routes = HttpApiBuilder.layer(api).pipe(
    Layer.provide(
      HttpApiBuilder.group(api, 'lists', (handlers) =>
        handlers.handleAll({ list: ({ query }) => Effect.sync(() => `${(asked += 1)} ${query.code ?? ''} ${query.sort ?? ''}`) })
      )
    )
  )
  const service = useService(Layer.merge(Routes, EncodedAnswers(api, '/none')), { LOG_LEVEL: 'None' })
  const list = async (query: string) => (await fetch(`${service.url}/ljonethingapi/list${query}`)).json()

  it('is made once for what its call declares, whatever else the address says', async () => {
    expect(await list('')).toBe('1  ')
    for (const junk of ['?', '?x=1', '?_=2&x=3', '?Code=A']) expect(await list(junk)).toBe('1  ')
    expect(await list('?code=A&sort=1')).toBe('2 A 1')
    expect(await list('?x=9&sort=1&code=A')).toBe('2 A 1')
    expect(await list('?code=1&sort=A')).toBe('3 1 A')
    expect(await list('?code=A%26sort%3D1')).toBe('4 A&sort=1 ')
  })
})

describe('an answer with a secret', () => {
  const token = 'x'.repeat(5_000)
  const OneAnswer = HttpApiGroup.make('one').add(
    HttpApiEndpoint.get('secret', '/ljonethingapi/secret', { success: Schema.String }).annotate(AnswerKind, 'secret'),
    HttpApiEndpoint.get('personal', '/ljonethingapi/personal', { success: Schema.String })
  )
  const api = HttpApi.make('test').add(OneAnswer)
  const Routes = HttpApiBuilder.layer(api).pipe(
    Layer.provide(
      HttpApiBuilder.group(api, 'one', (handlers) =>
        handlers.handleAll({ secret: () => Effect.succeed(token), personal: () => Effect.succeed(token) })
      )
    )
  )
  const service = useService(Layer.merge(Routes, EncodedAnswers(api, '/none')), { LOG_LEVEL: 'None' })

  it.each([
    ['secret', null],
    ['personal', 'gzip']
  ])('%s travels as %s', async (name, encoding) => {
    const answer = await fetch(`${service.url}/ljonethingapi/${name}`, { headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(await answer.json()).toBe(token)
  })

  it('is every one of the contract that gives out a token, a ticket or a key', () => {
    const { paths } = OpenApi.fromApi(Api)
    const told: string[] = []
    HttpApi.reflect(Api, {
      onGroup: () => undefined,
      onEndpoint: ({ endpoint, mergedAnnotations }) => {
        const kind = Context.get(mergedAnnotations, AnswerKind)
        const shape = JSON.stringify(paths[endpoint.path]?.[endpoint.method === 'GET' ? 'get' : 'post']?.responses['200'])
        if (kind === 'secret' || /"(?:token|ticket|formKey)"/.test(shape)) told.push(`${endpoint.identifier} ${kind}`)
      }
    })
    expect(told.toSorted()).toEqual([
      'begin secret',
      'getQRCodeAndApplyNo secret',
      'getUserInfo secret',
      'getUserInfoByTicket secret',
      'invite secret',
      'login secret',
      'open secret',
      'open secret',
      'raiseLevel secret',
      'switchTicket secret',
      'token secret'
    ])
  })
})
