/**
 * The identity centre over HTTP (统一身份认证接口): `IDENTITY_LOGIN_URL` is its page, to which `goto` is added; tickets that are not ours are
 * asked at `IDENTITY_URL`. `IDENTITY_REAL_NAME_URL`, where it is set, is the page on which people raise their real-name level, called like the first.
 *   GET <IDENTITY_URL>/getUserInfoByTicket?ticket=…   →   200 user info of spec §3.4; 404 for a ticket it does not know
 *   POST <IDENTITY_URL>/switchTicket { userId, userType, target: host }   →   200 { ticket } for the system at that host
 *
 * Whatever else it answers, or nothing in time, is a centre that is away; tickets and names are never logged.
 */
import { Unavailable } from '@ljonething/api/errors/errors'
import { UserInfo } from '@ljonething/api/session/UserInfo'
import { lastRegion } from '@ljonething/domain/region/lastRegion'
import { Effect, Layer, Option, Schema } from 'effect'
import type { Duration, Scope } from 'effect'
import { HttpClient, HttpClientRequest } from 'effect/http'
import { answerTo, OutsideClient, readAs } from '../platform/http/outsideAnswers.ts'
import { IdentityCentre } from './IdentityCentre.ts'

export interface IdentityAddresses {
  readonly loginPage: URL
  readonly realNamePage: Option.Option<URL>
  readonly service: string
}

const Ticket = Schema.Struct({ ticket: Schema.String.check(Schema.isNonEmpty()) })

/** Its `userRegion` may be a list from the province down. */
const atLastRegion = (user: UserInfo): UserInfo => ({ ...user, userRegion: lastRegion(user.userRegion) })

const withGoto = (page: URL, goto: string): string => {
  const url = new URL(page)
  url.searchParams.set('goto', goto)
  return url.href
}

export const HttpIdentity = ({ loginPage, realNamePage, service }: IdentityAddresses, timeout: Duration.Duration) =>
  Layer.effect(
    IdentityCentre,
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient
      const asked = <A, E extends { readonly _tag: string }>(asking: Effect.Effect<A, E, Scope.Scope>) =>
        asking.pipe(
          Effect.timeout(timeout),
          Effect.scoped,
          Effect.catch((failure) =>
            Effect.andThen(Effect.logWarning('统一身份认证未答复', { reason: failure._tag }), Effect.fail(new Unavailable()))
          )
        )
      return IdentityCentre.of({
        loginUrl: (goto) => withGoto(loginPage, goto),
        realNameUrl: (goto) => Option.getOrUndefined(Option.map(realNamePage, (page) => withGoto(page, goto))),
        switchTicket: ({ userId, userType }, target) =>
          asked(
            Effect.flatMap(
              answerTo(
                client,
                HttpClientRequest.bodyJsonUnsafe(HttpClientRequest.post(`${service}/switchTicket`), { userId, userType, target })
              ),
              readAs(Ticket)
            )
          ).pipe(Effect.map(({ ticket }) => ticket)),
        userOf: (ticket) =>
          asked(
            Effect.flatMap(
              answerTo(client, HttpClientRequest.get(`${service}/getUserInfoByTicket`, { urlParams: { ticket } })),
              (answer) => (answer.status === 404 ? Effect.succeed(undefined) : Effect.map(readAs(UserInfo)(answer), atLastRegion))
            )
          )
      })
    })
  ).pipe(Layer.provide(OutsideClient))
