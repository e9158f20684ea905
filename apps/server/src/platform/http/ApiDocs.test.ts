import { Schema } from 'effect'
import { HttpApi, HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import { describe, expect, it } from 'vitest'
import { useService } from '../../testing/useService.ts'
import { ApiDocs } from './ApiDocs.ts'

class Sample extends HttpApiGroup.make('sample').add(
  HttpApiEndpoint.get('look', '/api/look/:id', { params: { id: Schema.String }, query: { 'a<b': Schema.String }, success: Schema.String }),
  HttpApiEndpoint.post('send', '/api/send', { payload: Schema.Struct({ word: Schema.String }), success: Schema.String })
) {}

class SampleApi extends HttpApi.make('sample-api').add(Sample) {}

describe('the page of the contract', () => {
  const service = useService(ApiDocs('/api/docs', '/api/openapi.json', SampleApi))

  it('lists every call with its parameters, as text that cannot become markup, without any script', async () => {
    const answer = await fetch(`${service.url}/api/docs`)
    const html = await answer.text()
    expect(html).toContain('<b class="get">GET</b> <code>/api/look/{id}</code>')
    expect(html).toContain('<b class="post">POST</b> <code>/api/send</code>')
    expect(html).toContain('a&lt;b')
    expect(html).not.toContain('a<b')
    expect(html).not.toContain('<script')
    const nonce = /<style nonce="([^"]+)">/.exec(html)?.[1]
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`)
  })
})
