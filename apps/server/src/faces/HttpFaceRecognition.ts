/**
 * Face recognition over HTTP (人脸识别接口): one address, `FACE_URL`.
 *   POST <FACE_URL>/begin { code, name, cardId, purpose, expiresAt }   →   200 { address }: the https page that a phone opens
 *   POST <FACE_URL>/selectFaceRecognitionResult   code as multipart    →   200 { state }
 *   POST <FACE_URL>/cancel { code }                                    →   whatever it says: ours ends anyway
 * Codes, names and numbers are never logged.
 */
import { FaceState } from '@ljonething/api/mobile/FacesApi'
import { Address } from '@ljonething/api/schema/texts'
import { Effect, Layer, Schema } from 'effect'
import type { Scope } from 'effect'
import { HttpClient, HttpClientRequest } from 'effect/http'
import { answerTo, OutsideClient, readAs } from '../platform/http/outsideAnswers.ts'
import { withinTime } from '../platform/withinTime.ts'
import { faceAway, facePatience, FaceRecognition } from './FaceRecognition.ts'

/** What a phone opens out of our QR code: nothing but a page over https, or of this machine while it is tried out. */
const pageAddress = /^(?:https:\/\/|http:\/\/(?:127\.0\.0\.1|localhost)[:/])/

const Begun = Schema.Struct({ address: Address.check(Schema.isPattern(pageAddress)) })
const Result = Schema.Struct({ state: FaceState })

export const HttpFaceRecognition = (address: string) =>
  Layer.effect(
    FaceRecognition,
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient
      const asked = <A, E extends { readonly _tag: string }>(asking: Effect.Effect<A, E, Scope.Scope>) =>
        withinTime(
          asking.pipe(
            Effect.scoped,
            Effect.map((answer) => ({ answer })),
            Effect.catch(({ _tag }) => Effect.as(Effect.logWarning('人脸识别服务未答复', { reason: _tag }), undefined))
          ),
          facePatience,
          () => undefined
        ).pipe(Effect.flatMap((found) => (found === undefined ? Effect.fail(faceAway) : Effect.succeed(found.answer))))
      const read = <A>(request: HttpClientRequest.HttpClientRequest, answer: Schema.ConstraintDecoder<A>) =>
        asked(Effect.flatMap(answerTo(client, request), readAs(answer)))
      const post = (path: string, body: unknown) => HttpClientRequest.bodyJsonUnsafe(HttpClientRequest.post(`${address}/${path}`), body)
      return FaceRecognition.of({
        begin: ({ expiresAt, ...wanted }) =>
          Effect.map(read(post('begin', { ...wanted, expiresAt: expiresAt.toISOString() }), Begun), (begun) => begun.address),
        stateOf: (code) => {
          const form = new FormData()
          form.set('code', code)
          return Effect.map(
            read(HttpClientRequest.bodyFormData(HttpClientRequest.post(`${address}/selectFaceRecognitionResult`), form), Result),
            ({ state }) => state
          )
        },
        cancel: (code) => Effect.ignore(asked(answerTo(client, post('cancel', { code }))))
      })
    })
  ).pipe(Layer.provide(OutsideClient))
