/**
 * The provincial identity centre (统一身份认证): where people log in, and who came back with one of its tickets. It sends people to
 * `/ljonething/onething/loginJumpPage`; the path to come back to is always inside the portal.
 */
import type { Unavailable } from '@ljonething/api/errors/errors'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { Context } from 'effect'
import type { Effect } from 'effect'

export class IdentityCentre extends Context.Service<
  IdentityCentre,
  {
    /** Undefined while no centre is configured. */
    readonly loginUrl: (goto: string) => string | undefined
    /** Where a person raises their real-name level; undefined where that address is not configured. */
    readonly realNameUrl: (goto: string) => string | undefined
    /** Undefined for a ticket that the centre does not know; `Unavailable` when it does not answer. */
    /** A ticket of the centre for another system; undefined where tickets of ours stand in. */
    readonly switchTicket: ((user: UserInfo, host: string) => Effect.Effect<string, Unavailable>) | undefined
    readonly userOf: (ticket: string) => Effect.Effect<UserInfo | undefined, Unavailable>
  }
>()('@ljonething/server/identity/IdentityCentre') {}
