/**
 * The seal centre over HTTP (电子签章平台接口), at `SEAL_URL`, with `SEAL_TOKEN` as a bearer token. Answers as `SealCentre.ts` says.
 *   POST <SEAL_URL>/seal   { ticket, kind, name, number, reference }
 *   POST <SEAL_URL>/sign   { ticket, kind, name, number, reference, sid, place, pdf: base64 }
 * `reference` is the pseudonym that the subject of its certificates has as serialNumber. No redirect is followed: neither ticket nor credential
 * go where nobody sent them.
 */
import { Effect, Redacted } from 'effect'
import { HttpClientRequest } from 'effect/http'
import type { HttpClient } from 'effect/http'
import { answerTo } from '../platform/http/outsideAnswers.ts'
import type { OutsideAddress } from '../platform/outsideAddresses.ts'
import { SilentRegister } from '../registers/Upstream.ts'
import type { SealHolder } from './SealHolder.ts'
import type { SealLine } from './SealCentre.ts'

/** Of an answer, with a signed file as text in it. */
const largestAnswer = 32 * 1_048_576

const asked = ({ kind, name, number, reference }: SealHolder) => ({ kind, name, number, reference })

export const httpSealCentre = ({ url, token }: OutsideAddress, client: HttpClient.HttpClient, trusted: readonly Uint8Array[]): SealLine => {
  const post = (path: string, body: object) =>
    Effect.gen(function* () {
      const request = HttpClientRequest.post(`${url}/${path}`).pipe(HttpClientRequest.bodyJsonUnsafe(body))
      const withToken = token === undefined ? request : HttpClientRequest.bearerToken(request, Redacted.value(token))
      const { status, bytes } = yield* answerTo(client, withToken, largestAnswer)
      return { status, text: bytes.toString('utf8') }
    }).pipe(
      Effect.catchTags({
        HttpClientError: ({ reason }) => Effect.fail(new SilentRegister({ reason: reason._tag })),
        UnusableAnswer: ({ reason }) => Effect.fail(new SilentRegister({ reason }))
      }),
      Effect.scoped
    )
  return {
    seal: ({ ticket, holder }) => post('seal', { ticket, ...asked(holder) }),
    sign: ({ ticket, holder, sid, place, pdf }) =>
      post('sign', { ticket, ...asked(holder), sid, place, pdf: Buffer.from(pdf).toString('base64') }),
    trusted: Effect.succeed(trusted)
  }
}
