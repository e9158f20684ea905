/**
 * A call as a browser writes it: published method, address and parameter names, no client of the contract in between.
 *   const { status, data } = await onTheWire(server.url, mother)('GET', '/ljonethingapi/ybsl/queryThingInfo', { rowGuid })
 */
import { Schema } from 'effect'
import type { TestCaller } from './TestCaller.ts'

export interface WireAnswer {
  readonly status: number
  /** The envelope's code; undefined where the answer is no envelope. */
  readonly code: unknown
  readonly data: unknown
  readonly msg: unknown
  readonly bytes: Buffer
  readonly retryAfter: string | null
}

type Given = Readonly<Record<string, string | number>> | FormData

export type Wire = (method: 'GET' | 'POST', path: string, given?: Given) => Promise<WireAnswer>

const Envelope = Schema.fromJsonString(
  Schema.Struct({ code: Schema.Unknown, msg: Schema.optionalKey(Schema.Unknown), data: Schema.optionalKey(Schema.Unknown) })
)

const bodyOf = (given: Given): { readonly body: string | FormData; readonly headers: Readonly<Record<string, string>> } =>
  given instanceof FormData
    ? { body: given, headers: {} }
    : { body: JSON.stringify(given), headers: { 'content-type': 'application/json' } }

const queryOf = (given: Given): string =>
  given instanceof FormData ? '' : `?${new URLSearchParams(Object.entries(given).map(([name, value]) => [name, String(value)]))}`

export const onTheWire =
  (url: string, caller: TestCaller, clientType = '1'): Wire =>
  async (method, path, given = {}) => {
    const token = caller.token()
    const sent = method === 'POST' ? bodyOf(given) : { headers: {} }
    const response = await fetch(`${url}${path}${method === 'GET' ? queryOf(given) : ''}`, {
      ...sent,
      method,
      headers: {
        ...sent.headers,
        'client-type': clientType,
        cookie: Array.from(caller.cookies, ([name, value]) => `${name}=${value}`).join('; '),
        ...(token === null ? {} : { 'auth-center-token': token })
      }
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
    const envelope = isJson ? Schema.decodeUnknownSync(Envelope)(bytes.toString()) : { code: undefined }
    return {
      status: response.status,
      code: envelope.code,
      data: envelope.data,
      msg: envelope.msg,
      bytes,
      retryAfter: response.headers.get('retry-after')
    }
  }
