/**
 * The handlers of a group of the contract (接口组的处理): as `HttpApiBuilder.group`, which merges all that stands around the handlers while they are
 * built into the context of every call. With half a hundred services that was a sixth of an ordinary call, so only the middlewares stand there; the
 * services stay with what is built of them. What a call itself needs of the platform stands around each request (`RequestServices.ts`).
 */
import { CallerMiddleware, Guard, LoginRequired } from '@ljonething/api/session/Session'
import { Context, Effect, Layer, Scope } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'

const leastOf = Context.pick(CallerMiddleware, LoginRequired, Guard, Scope.Scope)

/** The build asks for more than there is, and brings it along. */
const aroundBuild = <R>(services: Context.Context<never>): Context.Context<R> => Context.makeUnsafe(leastOf(services).mapUnsafe)

/** What is built here is found no differently than without, so that its type stays as it is. */
const builtWith = <Built>(services: Context.Context<never>, built: Built): Built =>
  Effect.isEffect(built) ? (Effect.provideContext(built, services) as Built) : built

export const handlersOf: typeof HttpApiBuilder.group = (api, name, build) =>
  Layer.effectContext(
    Effect.contextWith((services: Context.Context<never>) =>
      Layer.build(HttpApiBuilder.group(api, name, (handlers) => builtWith(services, build(handlers)))).pipe(
        Effect.updateContext(() => aroundBuild(services))
      )
    )
  )
