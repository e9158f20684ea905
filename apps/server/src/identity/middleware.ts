/** The server side of the contract's middlewares: who is calling, and failures in their envelope. */
import { Invalid, NotLoggedIn, TooLarge, Unavailable, Unexpected } from '@ljonething/api/errors/errors'
import { Caller, CallerMiddleware, clientTypeHeader, CurrentUser, Guard, LoginRequired, tokenHeader } from '@ljonething/api/session/Session'
import { clientType } from '@ljonething/domain/codes/user'
import { Cause, Effect, Layer } from 'effect'
import type { ByteSize } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { HttpApiError } from 'effect/http-api'
import { isSqlError } from 'effect/sql/SqlError'
import { ServiceConfig } from '../platform/Config.ts'
import { parameterText } from '../platform/http/parameterText.ts'
import { readBinding } from './bindingCookie.ts'
import { Sessions } from './Sessions.ts'

const defaultClientType = '1'

const CallerLive = Layer.effect(
  CallerMiddleware,
  Effect.gen(function* () {
    const sessions = yield* Sessions
    return CallerMiddleware.of((httpEffect) =>
      Effect.gen(function* () {
        const request = yield* HttpServerRequest.HttpServerRequest
        const token = request.headers[tokenHeader]
        const binding = readBinding(request)
        const session = token === undefined || binding === undefined ? undefined : yield* sessions.find(token, binding)
        const named = request.headers[clientTypeHeader]
        return yield* Effect.provideService(httpEffect, Caller, {
          user: session?.userInfo,
          clientType: named !== undefined && clientType.parse(named) !== undefined ? named : defaultClientType,
          sessionId: session?.sessionId,
          formKey: session?.formKey,
          idleUntil: session?.idleUntil,
          expiresAt: session?.expiresAt
        })
      })
    )
  })
)

const LoginRequiredLive = Layer.succeed(
  LoginRequired,
  LoginRequired.of((httpEffect) =>
    Effect.gen(function* () {
      const { user } = yield* Caller
      if (user === undefined) return yield* new NotLoggedIn()
      return yield* Effect.provideService(httpEffect, CurrentUser, user)
    })
  )
)

const kilobytes = (limit: ByteSize.ByteSize): number => Math.floor(Number(limit) / 1024)

const isOutage = (error: unknown) =>
  (isSqlError(error) && error.reason._tag === 'ConnectionError') ||
  (typeof error === 'object' && error !== null && '_tag' in error && error._tag === 'ObjectStoreUnavailable')

/** An undecodable request is refused without repeating its values; what nobody expected is logged and answered in general words. */
const guarded =
  (tooLarge: string) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E | Invalid | TooLarge | Unavailable | Unexpected, R> =>
    Effect.catchCause(effect, (cause): Effect.Effect<never, E | Invalid | TooLarge | Unavailable | Unexpected> => {
      const error = Cause.squash(cause)
      if (HttpApiError.HttpApiSchemaError.is(error)) {
        const ours = error.kind === 'Body' || error.kind === 'ResponseHeaders'
        return ours
          ? Effect.andThen(Effect.logError('响应无法编码', cause), Effect.fail(new Unexpected()))
          : Effect.fail(new Invalid({ msg: parameterText(error.cause.issue) }))
      }
      if (HttpApiError.HttpApiPayloadTooLarge.is(error)) return Effect.fail(new TooLarge({ msg: tooLarge }))
      if (!Cause.hasDies(cause)) return Effect.failCause(cause)
      return Effect.andThen(Effect.logError('请求处理失败', cause), Effect.fail(isOutage(error) ? new Unavailable() : new Unexpected()))
    })

const GuardLive = Layer.effect(
  Guard,
  Effect.map(ServiceConfig, ({ bodyLimit, fileLimit }) =>
    Guard.of(guarded(`提交的内容超过上限：单个文件不超过${kilobytes(fileLimit)}KB，其他内容不超过${kilobytes(bodyLimit)}KB`))
  )
)

export const MiddlewareLive = Layer.mergeAll(CallerLive, LoginRequiredLive, GuardLive).pipe(Layer.provide(Sessions.layer))
