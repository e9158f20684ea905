import { Schema } from 'effect'
import { HttpApi, HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useService } from '../../testing/useService.ts'
import { ApiDocs } from './ApiDocs.ts'

class Sample extends HttpApiGroup.make('sample').add(
  HttpApiEndpoint.get('look', '/api/look/:id', { params: { id: Schema.String }, query: { 'a<b': Schema.String }, success: Schema.String }),
  HttpApiEndpoint.post('send', '/api/send', { payload: Schema.Struct({ word: Schema.String }), success: Schema.String })
) {}

class SampleApi extends HttpApi.make('sample-api').add(Sample) {}

const docs = ApiDocs('/api/docs', '/api/openapi.json', SampleApi)

describe('the page of the contract', () => {
  const service = useService(docs)
  const get = (headers: Readonly<Record<string, string>> = {}) => fetch(`${service.url}/api/docs`, { headers })

  it('lists every call with its parameters, as text that cannot become markup, without any script', async () => {
    const answer = await get()
    const html = await answer.text()
    expect(html).toContain('<b class="get">GET</b> <code>/api/look/{id}</code>')
    expect(html).toContain('<b class="post">POST</b> <code>/api/send</code>')
    expect(html).toContain('a&lt;b')
    expect(html).not.toContain('a<b')
    expect(html).not.toContain('<script')
    const style = /<style>([^]*)<\/style>/.exec(html)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
  })

  it('is asked for again by its ETag', async () => {
    const etag = (await get()).headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    expect([(await get({ 'if-none-match': etag })).status, (await get()).headers.get('etag')]).toEqual([304, etag])
  })
})

describe('without the page of the contract', () => {
  const service = useService(docs, { API_DOCS: 'false' })

  it('nobody finds one', async () => {
    expect((await fetch(`${service.url}/api/docs`)).status).toBe(404)
  })
})
