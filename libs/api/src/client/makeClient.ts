/**
 * The typed client of a contract; with `askGroup` the only module that knows the transport.
 *
 * What a caller sees is data or a tagged error: failures of the service as they are, Invalid for a text that is not even sent, and Transport,
 * Timeout or UnrecognisableJson for what went wrong on the way. GET requests, which are idempotent, are tried again twice on a broken connection;
 * others never are. Cookies are sent with every call; a call has no timeout unless it asks for one (spec §7): the service ends what takes too long.
 */
import type { Duration } from 'effect'
import { Effect, flow, Schedule, Schema } from 'effect'
import { FetchHttpClient, HttpClient, HttpClientError, HttpClientRequest } from 'effect/http'
import type { HttpApi, HttpApiGroup } from 'effect/http-api'
import { HttpApiClient, HttpApiMiddleware } from 'effect/http-api'
import { Invalid, Rejected, Timeout, Transport, UnrecognisableJson } from '../errors/errors.ts'
import { refusedText } from '../schema/refusedText.ts'
import { CallerMiddleware, clientTypeHeader, tokenHeader } from '../session/Session.ts'
import { readBody } from './readBody.ts'

/** Read at call time; `token` is null for a visitor. */
export interface Credentials {
  readonly token: () => string | null
  readonly clientType: () => string
}

const callerClient = (credentials: Credentials) =>
  HttpApiMiddleware.layerClient(CallerMiddleware, ({ next, request }) => {
    const token = credentials.token()
    const typed = HttpClientRequest.setHeader(request, clientTypeHeader, credentials.clientType())
    return next(token === null ? typed : HttpClientRequest.setHeader(typed, tokenHeader, token))
  })

const retryIdempotent = (client: HttpClient.HttpClient): HttpClient.HttpClient => {
  const patient = HttpClient.retryTransient(client, { schedule: Schedule.exponential('200 millis'), times: 2, retryOn: 'errors-only' })
  return HttpClient.make((request) => (request.method === 'GET' ? patient.execute(request) : client.execute(request)))
}

const withCookies = HttpClient.transformResponse(Effect.provideService(FetchHttpClient.RequestInit, { credentials: 'include' }))

/** Needs an `HttpClient`; `baseUrl` is empty for the same origin. */
export const makeClient = <Id extends string, Groups extends HttpApiGroup.Constraint>(
  api: HttpApi.HttpApi<Id, Groups>,
  baseUrl: string,
  credentials: Credentials
) =>
  HttpApiClient.make(api, {
    transformClient: flow(
      withCookies,
      retryIdempotent,
      HttpClient.transformResponse(Effect.flatMap(readBody)),
      HttpClient.mapRequest(HttpClientRequest.prependUrl(baseUrl))
    )
  }).pipe(Effect.provide(callerClient(credentials)))

type FromService<E> = Exclude<E, HttpClientError.HttpClientError | Schema.SchemaError>

/** Without a limit there is no race, which costs as much as the call itself. */
const within = <A, E, R>(limit: Duration.Input | undefined, request: string, answer: Effect.Effect<A, E, R>) =>
  limit === undefined ? answer : Effect.timeoutOrElse(answer, { duration: limit, orElse: () => Effect.fail(new Timeout({ request })) })

/** One call of a client, by name; every failure is a tagged error of `errors/errors.ts`. `limit` ends it with Timeout. */
export const call = <A, E, R>(
  request: string,
  answer: Effect.Effect<A, E, R>,
  limit?: Duration.Input
): Effect.Effect<A, FromService<E> | Invalid | Rejected | Transport | Timeout | UnrecognisableJson, R> =>
  within(limit, request, answer).pipe(
    Effect.mapError((error) => {
      if (HttpClientError.isHttpClientError(error)) {
        if (error.cause instanceof Rejected) return error.cause
        return error.response === undefined ? new Transport({ request }) : new UnrecognisableJson({ request })
      }
      if (Schema.isSchemaError(error)) {
        const msg = refusedText(error.issue)
        return msg === undefined ? new UnrecognisableJson({ request }) : new Invalid({ msg })
      }
      return error as FromService<E> | Timeout
    })
  )
