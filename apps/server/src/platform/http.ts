/**
 * HTTP 服务: one port for the portal, the API, `/healthz` and `/readyz`. Stops by refusing new connections, letting running
 * requests end for three seconds and then closing what is left.
 * Fails with StartError when the port cannot be used.
 */
import * as NodeHttpServer from '@effect/platform-node/NodeHttpServer'
import { Context, Duration, Effect, Layer } from 'effect'
import { HttpRouter, HttpServer } from 'effect/http'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { ServiceConfig } from './Config.ts'
import { StartError } from './StartError.ts'
import { answerWhileStarting } from './http/answerWhileStarting.ts'
import { PageData } from './http/FirstData.ts'
import { Health } from './http/health.ts'
import { Portal } from './http/Portal.ts'
import { TemporaryFiles } from './http/TemporaryFiles.ts'
import { withRequestServices } from './http/RequestServices.ts'
import { RequestFrame, drainLimit } from './http/requestFrame.ts'

/** Headers are there within ten seconds, or it is 408. Node looks after its times only every half minute unless told. */
const newServer = (): Server =>
  answerWhileStarting(
    createServer({
      headersTimeout: 10_000,
      connectionsCheckingInterval: 1_000,
      requestTimeout: 310_000,
      keepAliveTimeout: 5_000,
      maxHeaderSize: 16_384
    })
  )

const Listener = (server: Server) =>
  Layer.unwrap(
    Effect.gen(function* () {
      const { host, port } = yield* ServiceConfig
      return Layer.effect(HttpServer.HttpServer, Effect.map(HttpServer.HttpServer, withRequestServices)).pipe(
        Layer.provideMerge(NodeHttpServer.layer(() => server, { host, port, gracefulShutdownTimeout: drainLimit })),
        Layer.catchTag('ServeError', ({ cause }) =>
          Layer.effectContext(
            Effect.fail(
              new StartError(
                `端口 ${port} 无法使用（${cause instanceof Error ? cause.message : String(cause)}），请用 PORT 指定另一个端口。`
              )
            )
          )
        )
      )
    })
  )

/** Connections still open when draining is over are cut, so that the port is always given back. */
const Drain = (server: Server) =>
  Layer.effectDiscard(
    Effect.addFinalizer(() => Effect.sync(() => setTimeout(() => server.closeAllConnections(), Duration.toMillis(drainLimit)).unref()))
  )

const PlatformRoutes = Layer.mergeAll(RequestFrame, Health, Portal)

/** The pages say what the app knows of their first screens. */
const routesBeside = <A, E, R>(app: Layer.Layer<A, E, R>) =>
  Layer.flatMap(app, (context) => Layer.provide(PlatformRoutes, Layer.succeed(PageData, Context.get(context, PageData))))

/** Serves `app` (a layer that adds its routes to the HttpRouter) beside the routes of the platform. */
export const serve = <A, E, R>(app: Layer.Layer<A, E, R>) => {
  const server = newServer()
  return Drain(server).pipe(
    Layer.provideMerge(HttpRouter.serve(Layer.mergeAll(app, routesBeside(app)), { disableLogger: true, disableListenLog: true })),
    Layer.provideMerge(TemporaryFiles),
    Layer.provideMerge(Listener(server))
  )
}
