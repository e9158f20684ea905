import { Api } from '@ljonething/api/Api'
import { Rejected, Unavailable } from '@ljonething/api/errors/errors'
import { Caller, CurrentUser } from '@ljonething/api/session/Session'
import { maskName } from '@ljonething/domain/display/maskText'
import { portalPath } from '@ljonething/domain/navigation/portalPath'
import { Context, DateTime, Effect } from 'effect'
import type { HttpServerRequest } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { Clock } from '../platform/Clock.ts'
import { ServiceConfig } from '../platform/Config.ts'
import { reachesSandbox } from '../platform/http/reachesSandbox.ts'
import { bindingCookie } from './bindingCookie.ts'
import { IdentityCentre } from './IdentityCentre.ts'
import { originOf } from './originOf.ts'
import { maskUser } from './maskUser.ts'
import { absoluteHours } from './sessionRecord.ts'
import { Sessions } from './Sessions.ts'
import { switchTickets } from './switchTicket.ts'

/** Business time (业务时间). */
export const serverTime = Effect.gen(function* () {
  const clock = yield* Clock
  return { now: DateTime.formatIso(yield* clock.now) }
})

export const TicketHandlers = HttpApiBuilder.group(
  Api,
  'gatewayTickets',
  Effect.fn(function* (handlers) {
    const ticketFor = yield* switchTickets
    return handlers.handleAll({
      switchTicket: Effect.fn(function* ({ payload }) {
        return { ticket: yield* ticketFor(yield* CurrentUser, originOf(yield* Caller), payload.target) }
      })
    })
  })
)

export const UserSessionHandlers = HttpApiBuilder.group(
  Api,
  'oneThingSession',
  Effect.fn(function* (handlers) {
    const sessions = yield* Sessions
    const centre = yield* IdentityCentre
    const clock = yield* Clock
    const config = yield* ServiceConfig
    const cookie = bindingCookie(config)
    /** The sandbox stands in for the centre, and is not open to this request. */
    const isAway = (request: HttpServerRequest.HttpServerRequest) => centre.switchTicket === undefined && !reachesSandbox(request, config)
    return handlers.handleAll({
      hljJump: Effect.fn(function* ({ query, request }) {
        const url = isAway(request) ? undefined : centre.loginUrl(portalPath(query.goto))
        if (url !== undefined) return { url }
        yield* Effect.logError('getOnethingLoginUrl Error: no identity centre configured')
        return yield* new Unavailable({ msg: '统一身份认证尚未接入，暂时不能登录，请稍后再试或到政务服务大厅办理' })
      }),
      realNameJump: ({ query, request }) => {
        const url = isAway(request) ? undefined : centre.realNameUrl(portalPath(query.goto))
        return url === undefined
          ? Effect.fail(new Rejected({ msg: '请登录黑龙江政务服务网，在个人中心完成高级实名认证后再办理' }))
          : Effect.succeed({ url })
      },
      getUserInfoByTicket: Effect.fn(function* ({ query }) {
        const { user, sessionId } = yield* Caller
        const live =
          user === undefined || sessionId === undefined
            ? undefined
            : { sessionId, userId: user.userId, mayBeReplaced: query.replace === '1' }
        const redeemed = yield* sessions.redeem(query.ticket, live)
        if (redeemed === undefined) return yield* new Rejected({ msg: '登录凭证无效或已过期，请重新登录' })
        if (redeemed.kind === 'someoneElse')
          return { someoneElse: { name: redeemed.user.companyName ?? maskName(redeemed.user.userName), ticket: redeemed.ticket } }
        yield* cookie.set(redeemed.session.binding, absoluteHours)
        return redeemed.session
      }),
      getUserInfo: () =>
        Effect.contextWith((context: Context.Context<Caller | CurrentUser>) => {
          const { idleUntil = '', expiresAt = '', formKey = '' } = Context.get(context, Caller)
          return Effect.succeed({ userInfo: Context.get(context, CurrentUser), idleUntil, expiresAt, formKey })
        }),
      getuser: Effect.fn(function* () {
        const { user } = yield* Caller
        return user === undefined ? {} : { userInfo: maskUser(user) }
      }),
      logout: Effect.fn(function* () {
        const { sessionId } = yield* Caller
        if (sessionId !== undefined) yield* sessions.end(sessionId)
        yield* cookie.clear
        return {}
      }),
      getNowServerTime: () => Effect.provideService(serverTime, Clock, clock)
    })
  })
)
