/**
 * The answer to a call that failed (失败的应答). Interruption and what is an answer already go on; everything else gets the answer of its kind, and a log
 * line where it is our trouble.
 */
import * as NodeHttpServerRequest from '@effect/platform-node/NodeHttpServerRequest'
import { Cause, Effect } from 'effect'
import type { HttpServerRequest } from 'effect/http'
import { HttpServerRespondable, HttpServerRequest as Request, HttpServerResponse as Response } from 'effect/http'
import { failureOf } from './failure.ts'
import { problem } from './problem.ts'

const brokeOff = (request: HttpServerRequest.HttpServerRequest) => {
  const { complete, destroyed } = NodeHttpServerRequest.toIncomingMessage(request)
  return destroyed && !complete
}

const closedByCaller = Response.empty({ status: 499 })

export const answerFailure = (tooLarge: string) => (cause: Cause.Cause<unknown>) => {
  const error = Cause.squash(cause)
  if (Cause.hasInterruptsOnly(cause) || Response.isHttpServerResponse(error)) return Effect.failCause(cause)
  const failure = failureOf(error)
  if (failure === 'gone') return Effect.succeed(closedByCaller)
  if (failure === 'malformed')
    return Effect.map(Request.HttpServerRequest, (request) => (brokeOff(request) ? closedByCaller : problem(400)))
  if (failure === 'tooLarge') return Effect.succeed(problem(413, {}, tooLarge))
  if (failure === 'ours' && HttpServerRespondable.isRespondable(error)) return Effect.failCause(cause)
  return Effect.as(Effect.logError('请求处理失败', cause), problem(failure === 'outage' ? 503 : 500))
}
