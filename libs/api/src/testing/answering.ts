/**
 * A client of the contract whose requests go to a function instead of the network; for tests of the client itself.
 * `seen` collects what was asked.
 */
import type { Duration } from 'effect'
import { Effect } from 'effect'
import { HttpClient, HttpClientResponse } from 'effect/http'
import type { HttpClientError, HttpClientRequest } from 'effect/http'
import type { HttpApiClient } from 'effect/http-api'
import { Api } from '../Api.ts'
import type { Credentials } from '../client/makeClient.ts'
import { call, makeClient } from '../client/makeClient.ts'

export type Client = HttpApiClient.ForApi<typeof Api>

type Answer = (request: HttpClientRequest.HttpClientRequest) => Effect.Effect<Response, HttpClientError.HttpClientError>

const nobody: Credentials = { token: () => null, clientType: () => '1' }

export const answering = (answer: Answer, credentials: Credentials = nobody) => {
  const seen: HttpClientRequest.HttpClientRequest[] = []
  const client = HttpClient.make((request) => {
    seen.push(request)
    return Effect.map(answer(request), (response) => HttpClientResponse.fromWeb(request, response))
  })
  const made = makeClient(Api, 'http://portal.test', credentials).pipe(Effect.provideService(HttpClient.HttpClient, client))
  return {
    seen,
    ask: <A, E>(name: string, use: (client: Client) => Effect.Effect<A, E>, limit?: Duration.Input) =>
      Effect.flatMap(made, (whole) => call(name, use(whole), limit))
  }
}

export const json = (body: unknown, status = 200): Effect.Effect<Response> => Effect.succeed(Response.json(body, { status }))
