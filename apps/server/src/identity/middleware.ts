/** The server side of the contract's middlewares: who is calling, and failures in their envelope. */
import type { TooMany } from '@ljonething/api/errors/errors'
import { Invalid, NotLoggedIn, Unexpected } from '@ljonething/api/errors/errors'
import { CallKind } from '@ljonething/api/session/CallKind'
import { callerHeaders } from '@ljonething/api/session/callerHeaders'
import { Caller, CallerMiddleware, CurrentUser, Guard, LoginRequired } from '@ljonething/api/session/Session'
import { clientType } from '@ljonething/domain/codes/user'
import { Cause, Context, Effect, Layer } from 'effect'
import type { HttpServerResponse } from 'effect/http'
import { HttpServerRequest } from 'effect/http'
import { HttpApiError } from 'effect/http-api'
import type { unhandled } from 'effect/Types'
import { parameterText } from '../platform/http/parameterText.ts'
import { ServiceConfig } from '../platform/Config.ts'
import { callerAddress } from '../platform/http/callerAddress.ts'
import { callCounters, CallLimits } from '../platform/http/callLimits.ts'
import { headersOf } from '../platform/http/headersOf.ts'
import { tooMany } from '../platform/http/tooMany.ts'
import { bindingCookie } from './bindingCookie.ts'
import { Sessions } from './Sessions.ts'

const defaultClientType = '1'

/** With the user, who is asked for only where there must be one: what stands around a call is changed once. */
const withCaller =
  (caller: Caller['Service']) =>
  <R>(context: Context.Context<R>): Context.Context<R | Caller> => {
    const known = Context.add(context, Caller, caller)
    return caller.user === undefined ? known : Context.add(known, CurrentUser, caller.user)
  }

const CallerLive = Layer.effect(
  CallerMiddleware,
  Effect.gen(function* () {
    const sessions = yield* Sessions
    const config = yield* ServiceConfig
    const cookie = bindingCookie(config)
    const counters = callCounters(yield* CallLimits)
    return CallerMiddleware.of((httpEffect, { endpoint }) => {
      const counter = counters.get(Context.get(endpoint.annotations, CallKind))
      return Effect.contextWith((context: Context.Context<HttpServerRequest.HttpServerRequest>) => {
        const request = Context.get(context, HttpServerRequest.HttpServerRequest)
        const { token, clientType: named } = callerHeaders(headersOf(request))
        const binding = cookie.read(request)
        const found = token === undefined || binding === undefined ? Effect.undefined : sessions.find(token, binding)
        return Effect.flatMap(found, (session): Effect.Effect<HttpServerResponse.HttpServerResponse, TooMany | unhandled> => {
          const wait = counter?.waitOf(session?.userInfo.userId, callerAddress(request, config.trustedProxies), performance.now()) ?? 0
          if (counter !== undefined && wait > 0) return tooMany(wait, counter.words(wait))
          const caller: Caller['Service'] = {
            user: session?.userInfo,
            clientType: named !== undefined && clientType.parse(named) !== undefined ? named : defaultClientType,
            sessionId: session?.sessionId,
            formKey: session?.formKey,
            idleUntil: session?.idleUntil,
            expiresAt: session?.expiresAt
          }
          return Effect.updateContext(httpEffect, withCaller(caller))
        })
      })
    })
  })
)

const LoginRequiredLive = Layer.succeed(
  LoginRequired,
  LoginRequired.of((httpEffect) =>
    Effect.contextWith(
      (context: Context.Context<Caller>): Effect.Effect<HttpServerResponse.HttpServerResponse, NotLoggedIn | unhandled> => {
        const { user } = Context.get(context, Caller)
        // Where there is a user, `CallerLive` has put them there too.
        return user === undefined
          ? Effect.fail(new NotLoggedIn())
          : (httpEffect as Effect.Effect<HttpServerResponse.HttpServerResponse, unhandled>)
      }
    )
  )
)

/** An undecodable request is refused without repeating its values; what else nobody declared is answered by the frame of every request. */
const GuardLive = Layer.succeed(
  Guard,
  Guard.of((httpEffect) =>
    Effect.catchCause(httpEffect, (cause) =>
      Effect.gen(function* () {
        const error = Cause.squash(cause)
        if (!HttpApiError.HttpApiSchemaError.is(error)) return yield* Effect.failCause(cause)
        if (error.kind !== 'Body' && error.kind !== 'ResponseHeaders') return yield* new Invalid({ msg: parameterText(error.cause.issue) })
        yield* Effect.logError('响应无法编码', cause)
        return yield* new Unexpected()
      })
    )
  )
)

export const MiddlewareLive = Layer.mergeAll(CallerLive, LoginRequiredLive, GuardLive).pipe(Layer.provide(Sessions.layer))
