/**
 * An outside system over HTTP (登记库接口), at its address, with its credential as a bearer token. Asked is also what the sandbox has no answer for.
 *   POST <address>/registers/<name>   { asker, params: { idCard: ['…'] } }   →   as `Upstream` says
 *     with coded names in place of these where the row has them: { aac147002: ['…'] } → { aac003001: '…' }
 *   POST <address>/relations/<relation>   { asker, company?, other }   →   { type: '1' } when it is confirmed
 *   POST <address>/sources/<name>   { params }   →   { institutions: [{ value, name, region?, address?, phone?, hours? }] }
 *   POST <address>/certificates   { holder, holderType? } or { certId }   →   { certificates: [ … ] }; holderType as of `identityCheckType`
 *   POST <address>/certificates/files   { certId }   →   { files: [{ name, base64 }] }
 *   POST <address>/staff   { asker, company }   →   { staff: [ … ] }
 * No redirect is followed: neither numbers nor the credential go where nobody sent them.
 */
import { identityCheckTypeOf } from '@ljonething/domain/codes/identityCheck'
import { certificateFilesQuestion, questionLimits, staffQuestion } from '@ljonething/domain/registers/askLimits'
import { codedParams } from '@ljonething/domain/registers/codedNames'
import { registerNamed } from '@ljonething/domain/registers/registers'
import type { System } from '@ljonething/domain/registers/registers'
import { Effect, Redacted } from 'effect'
import { HttpClientRequest } from 'effect/http'
import type { HttpClient } from 'effect/http'
import { answerTo } from '../platform/http/outsideAnswers.ts'
import type { OutsideAddress } from '../platform/outsideAddresses.ts'
import type { RegisterQuestion } from './RegisterQuestion.ts'
import { SilentRegister } from './Upstream.ts'
import type { Upstream } from './Upstream.ts'

const ask = Effect.fnUntraced(function* (
  client: HttpClient.HttpClient,
  { url, token }: OutsideAddress,
  { path, body, most }: { readonly path: string; readonly body: object; readonly most: number }
) {
  const request = HttpClientRequest.post(`${url}/${path}`).pipe(HttpClientRequest.bodyJsonUnsafe(body))
  const withToken = token === undefined ? request : HttpClientRequest.bearerToken(request, Redacted.value(token))
  const { status, bytes } = yield* answerTo(client, withToken, most)
  return { status, text: bytes.toString('utf8') }
})

export const httpUpstream = (system: System, address: OutsideAddress, client: HttpClient.HttpClient): Upstream => {
  const post = (path: string, limitsOf: string, body: object) =>
    ask(client, address, { path, body, most: questionLimits(system, limitsOf).largestBytes }).pipe(
      Effect.catchTags({
        HttpClientError: ({ reason }) => Effect.fail(new SilentRegister({ reason: reason._tag })),
        UnusableAnswer: ({ reason }) => Effect.fail(new SilentRegister({ reason }))
      }),
      Effect.scoped
    )
  const question = (name: string, { user, given }: RegisterQuestion) => {
    const row = registerNamed(name) ?? { params: {} }
    const params = Object.fromEntries(Object.keys(row.params).map((param) => [param, given(param)]))
    return post(`registers/${name}`, name, { asker: user.cardId, params: codedParams(row, params) })
  }
  return {
    check: question,
    lookup: question,
    related: (relation, { cardId, unionCode }, other) => {
      const path = `relations/${relation}`
      return post(path, path, { asker: cardId, company: unionCode, other })
    },
    source: (name, params) => post(`sources/${name}`, `sources/${name}`, { params }),
    certificates: (of) => post('certificates', 'certificates', 'holder' in of ? { ...of, holderType: identityCheckTypeOf(of.holder) } : of),
    certificateFiles: (certId) => post('certificates/files', certificateFilesQuestion, { certId }),
    staff: ({ cardId, unionCode }) => post('staff', staffQuestion, { asker: cardId, company: unionCode })
  }
}
