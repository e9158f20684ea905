/**
 * Who is calling: the two middlewares of the contract.
 *
 * `CallerMiddleware` runs on every call, reads `auth-center-token` and `client-type` (spec §6 as ruled) and provides `Caller`;
 * a visitor (游客) has no user. `LoginRequired` runs on calls that need a user and provides `CurrentUser`, or fails `NotLoggedIn`.
 * The client side of `CallerMiddleware` puts the two headers on every request.
 */
import { Context } from 'effect'
import { HttpApiMiddleware } from 'effect/http-api'
import { Invalid, NotLoggedIn, Rejected, TooLarge, TooMany, Unavailable, Unexpected } from '../errors/errors.ts'
import type { UserInfo } from './UserInfo.ts'

export const tokenHeader = 'auth-center-token'
export const clientTypeHeader = 'client-type'

export class Caller extends Context.Service<
  Caller,
  {
    readonly user: UserInfo | undefined
    /** Client type of spec §3.1; "1" (PC) when the header is missing or unknown. */
    readonly clientType: string
    readonly sessionId: string | undefined
    /** Hex key of form-value encoding for this session (spec §7). */
    readonly formKey: string | undefined
    /** Ends of the session, ISO instants. */
    readonly idleUntil: string | undefined
    readonly expiresAt: string | undefined
  }
>()('@ljonething/api/session/Caller') {}

export class CurrentUser extends Context.Service<CurrentUser, UserInfo>()('@ljonething/api/session/CurrentUser') {}

export class CallerMiddleware extends HttpApiMiddleware.Service<CallerMiddleware, { provides: Caller; requires: never }>()(
  '@ljonething/api/session/CallerMiddleware',
  { requiredForClient: true, error: [TooMany, Unavailable] }
) {}

export class LoginRequired extends HttpApiMiddleware.Service<LoginRequired, { provides: CurrentUser; requires: Caller }>()(
  '@ljonething/api/session/LoginRequired',
  { error: NotLoggedIn }
) {}

/** What any call may be answered with beside its own errors: an undecodable request, a broken or oversized body, a fault, an outage. */
export class Guard extends HttpApiMiddleware.Service<Guard>()('@ljonething/api/session/Guard', {
  error: [Invalid, Rejected, TooLarge, Unexpected, Unavailable]
}) {}
