/**
 * The handlers of a group of the contract (接口组的处理): as `HttpApiBuilder.group`, which merges all that stands around the handlers while they are
 * built into the context of every call. With half a hundred services that was a sixth of an ordinary call, so only the middlewares stand there; the
 * services stay with what is built of them. What a call itself needs of the platform stands around each request (`RequestServices.ts`).
 *
 * Merging even these copies the context of each call twice. A call that ends well needs nothing of it, so it runs as its outermost middleware, the
 * guard, gives it; what it fails with goes the builder's way, which says it as the contract has it.
 */
import { CallerMiddleware, Guard, LoginRequired } from '@ljonething/api/session/Session'
import type { Cause } from 'effect'
import { Context, Effect, Layer, Scope } from 'effect'
import type { HttpServerResponse } from 'effect/http'
import { HttpRouter } from 'effect/http'
import type { HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import { HttpApiBuilder } from 'effect/http-api'

const leastOf = Context.pick(CallerMiddleware, LoginRequired, Guard, Scope.Scope)

/** What is built here is found no differently than without, so that its type stays as it is. */
const builtWith = <Built>(services: Context.Context<never>, built: Built): Built =>
  Effect.isEffect(built) ? (Effect.provideContext(built, services) as Built) : built

type Call = Effect.Effect<HttpServerResponse.HttpServerResponse, unknown>

/** What a call failed with, for the builder. */
class Failed extends Context.Service<Failed, Cause.Cause<never>>()('@ljonething/server/platform/http/Failed') {}

const asItFailed = Effect.flatMap(Failed, Effect.failCause)

/** Keeps what the guard makes of each call it is the outermost of, by endpoint, and hands on only what it fails with. */
const keeping =
  (guard: Guard['Service'], calls: Map<unknown, Call>): typeof guard =>
  (call, options) => {
    const guarded = guard(call, options)
    if ([...options.endpoint.middlewares].at(-1) !== Guard) return guarded
    calls.set(options.endpoint, guarded as Call)
    return asItFailed as unknown as typeof guarded
  }

/** The build asks for more than there is, and brings it along. */
const aroundBuild = <R>(services: Context.Context<never>, calls: Map<unknown, Call>): Context.Context<R> => {
  const around = new Map(leastOf(services).mapUnsafe)
  const guard: Guard['Service'] | undefined = around.get(Guard.key)
  if (guard !== undefined) around.set(Guard.key, keeping(guard, calls))
  return Context.makeUnsafe(around)
}

/** What the builder makes of a group. */
interface Routes {
  readonly routes: HttpRouter.Route[]
  readonly handlers: ReadonlyMap<string, { readonly endpoint: HttpApiEndpoint.Top }>
}

const takeCalls = ({ routes, handlers }: Routes, calls: ReadonlyMap<unknown, Call>) => {
  for (const [at, { endpoint }] of [...handlers.values()].entries()) {
    const [route, call] = [routes[at], calls.get(endpoint)]
    if (route === undefined || call === undefined) continue
    // Paired by their order, which is the builder's own: where it changed, a call would be answered by another.
    if (route.method !== endpoint.method || route.path !== endpoint.path)
      throw new Error(`${endpoint.method} ${endpoint.path} met the route ${route.method} ${route.path}`)
    const answer = Effect.catchCause(call, (cause) => Effect.provideService(route.handler, Failed, cause as Cause.Cause<never>))
    routes[at] = HttpRouter.route(route.method, route.path, answer, { uninterruptible: route.uninterruptible })
  }
}

export const handlersOf: typeof HttpApiBuilder.group = (api, name, build) =>
  Layer.effectContext(
    Effect.contextWith((services: Context.Context<never>) => {
      const calls = new Map<unknown, Call>()
      return Layer.build(HttpApiBuilder.group(api, name, (handlers) => builtWith(services, build(handlers)))).pipe(
        Effect.tap((built) =>
          Effect.sync(() => takeCalls(built.mapUnsafe.get((api.groups[name] as unknown as HttpApiGroup.Top).key) as Routes, calls))
        ),
        Effect.updateContext(() => aroundBuild(services, calls))
      )
    })
  )
