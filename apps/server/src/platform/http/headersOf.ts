/**
 * The headers of a request (请求头) as Node has read them, names in lower case. Those of Effect are a copy of all of them, made when one is asked for.
 */
import * as NodeHttpServerRequest from '@effect/platform-node/NodeHttpServerRequest'
import type { HttpServerRequest } from 'effect/http'
import { IncomingMessage } from 'node:http'

/** All but `set-cookie`, which no request has to say, are one text. */
type Headers = Readonly<Record<string, string | undefined>>

export const headersOf = (request: HttpServerRequest.HttpServerRequest): Headers => {
  const message: unknown = NodeHttpServerRequest.toIncomingMessage(request)
  return message instanceof IncomingMessage ? (message.headers as Headers) : request.headers
}
