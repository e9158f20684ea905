/**
 * A client of the contract whose requests go to a function instead of the network; for tests of the client itself.
 * `seen` collects what was asked.
 */
import { Effect, Layer } from 'effect'
import { HttpClient, HttpClientResponse } from 'effect/http'
import type { HttpClientError, HttpClientRequest } from 'effect/http'
import type { Credentials } from '../client/ApiClient.ts'
import { ApiClient } from '../client/ApiClient.ts'

type Answer = (request: HttpClientRequest.HttpClientRequest) => Effect.Effect<Response, HttpClientError.HttpClientError>

const nobody: Credentials = { token: () => null, clientType: () => '1' }

export const answering = (answer: Answer, credentials: Credentials = nobody) => {
  const seen: HttpClientRequest.HttpClientRequest[] = []
  const client = HttpClient.make((request) => {
    seen.push(request)
    return Effect.map(answer(request), (response) => HttpClientResponse.fromWeb(request, response))
  })
  return {
    seen,
    layer: ApiClient.layerNoDeps('http://portal.test', credentials).pipe(Layer.provide(Layer.succeed(HttpClient.HttpClient, client)))
  }
}

export const json = (body: unknown, status = 200): Effect.Effect<Response> => Effect.succeed(Response.json(body, { status }))
