/**
 * What a request finds around it (请求环境): log and its level. Nothing more, because the context of a request is copied on its way; what needs a
 * service keeps it from when it was built, and only what is sent, even without a body, has the files a body is received into (`requestFrame.ts`).
 */
import { Context, Effect, References, Scope } from 'effect'
import { HttpServer } from 'effect/http'

const leastOf = Context.pick(References.CurrentLoggers, References.MinimumLogLevel, References.TracerEnabled, Scope.Scope)

/** A server that gives its requests only that. */
export const withRequestServices = (server: HttpServer.HttpServer['Service']): HttpServer.HttpServer['Service'] =>
  HttpServer.make({
    address: server.address,
    serve: (app, middleware) =>
      Effect.updateContext(
        middleware === undefined ? server.serve(app) : server.serve(app, middleware),
        (around: Context.Context<Scope.Scope>) => leastOf(around)
      )
  })
