/**
 * Answers of outside systems over HTTP (外部系统的应答): no redirect is followed, so that neither tickets, numbers nor credentials go where nobody sent
 * them, and no more is read than an answer may have.
 */
import { Effect, Layer, Schema, Stream } from 'effect'
import { FetchHttpClient, HttpClient } from 'effect/http'
import type { HttpClientError, HttpClientRequest } from 'effect/http'
import type { Scope } from 'effect'

/** The one client of what asks outside systems. */
export const OutsideClient = FetchHttpClient.layer.pipe(Layer.provide(Layer.succeed(FetchHttpClient.RequestInit, { redirect: 'error' })))

/** Of an answer in JSON without files. */
const mostBytes = 65_536

export class UnusableAnswer extends Schema.TaggedError<UnusableAnswer>()('UnusableAnswer', { reason: Schema.String }) {}

export interface OutsideAnswer {
  readonly status: number
  readonly bytes: Buffer
}

export const isDone = (status: number): boolean => status >= 200 && status < 300

/** The whole answer, of at most `most` bytes. */
export const answerTo = (
  client: HttpClient.HttpClient,
  request: HttpClientRequest.HttpClientRequest,
  most = mostBytes
): Effect.Effect<OutsideAnswer, UnusableAnswer | HttpClientError.HttpClientError, Scope.Scope> =>
  Effect.gen(function* () {
    const response = yield* HttpClient.withScope(client).execute(request)
    const pieces: Uint8Array[] = []
    let size = 0
    yield* Stream.runForEach(response.stream, (piece) => {
      size += piece.byteLength
      pieces.push(piece)
      return size > most ? Effect.fail(new UnusableAnswer({ reason: 'too large' })) : Effect.void
    })
    return { status: response.status, bytes: Buffer.concat(pieces) }
  })

/** What a successful answer says. */
export const readAs =
  <A>(schema: Schema.ConstraintDecoder<A>) =>
  ({ status, bytes }: OutsideAnswer): Effect.Effect<A, UnusableAnswer> =>
    isDone(status)
      ? Effect.mapError(
          Schema.decodeUnknownEffect(Schema.fromJsonString(schema))(bytes.toString('utf8')),
          () => new UnusableAnswer({ reason: 'unreadable' })
        )
      : Effect.fail(new UnusableAnswer({ reason: `status ${status}` }))
