/**
 * What every JSON answer goes through before its schema reads it, spec §5 and §7 as ruled.
 *
 * Any status from 200 to 299 → success. Empty → success with an empty data object. Null members → left out.
 * `code` other than 0 or "0" under a successful status → fails with the server's message. 200 is the success of the upload judge alone (spec §5):
 * the schema of every other call refuses it.
 * Text that is not JSON → fails; the caller sees UnrecognisableJson. Bytes and failing statuses pass untouched.
 */
import { Effect } from 'effect'
import { HttpClientError, HttpClientResponse } from 'effect/http'
import { Rejected } from '../errors/errors.ts'

const emptyAnswer = { code: 0, msg: '', data: {} }

const isJsonAnswer = ({ status, headers }: HttpClientResponse.HttpClientResponse) =>
  status >= 200 && status < 300 && (headers['content-type'] ?? 'application/json').includes('json')

/** JSON without null members; list elements keep their place. */
const parseWithoutNull = (text: string): unknown => JSON.parse(text, (_key, value: unknown) => (value === null ? undefined : value))

const successCodes: readonly unknown[] = [0, '0', 200]

const refusalIn = (answer: unknown): Rejected | undefined => {
  if (typeof answer !== 'object' || answer === null || !('code' in answer) || successCodes.includes(answer.code)) return undefined
  const code = Number(answer.code)
  return new Rejected({ code: Number.isFinite(code) ? code : 1, msg: 'msg' in answer ? String(answer.msg) : '' })
}

export const readBody = Effect.fnUntraced(function* (response: HttpClientResponse.HttpClientResponse) {
  if (!isJsonAnswer(response)) return response
  const { request } = response
  const failing = (cause: unknown) =>
    new HttpClientError.HttpClientError({ reason: new HttpClientError.DecodeError({ request, response, cause }) })
  const withBody = (answer: unknown) => {
    const headers = { 'content-type': 'application/json' }
    return HttpClientResponse.fromWeb(request, new Response(JSON.stringify(answer), { status: 200, headers }))
  }

  const text = yield* response.text
  if (text.trim() === '') return withBody(emptyAnswer)
  const answer = yield* Effect.try({ try: () => parseWithoutNull(text), catch: failing })
  const refusal = refusalIn(answer)
  if (refusal !== undefined) return yield* Effect.fail(failing(refusal))
  return response.status === 200 && !text.includes('null') ? response : withBody(answer)
})
