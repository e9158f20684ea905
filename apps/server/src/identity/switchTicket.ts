/**
 * Tickets for other systems (单点登录票据, spec §6): only for a system that the content lists, over https, and known before a ticket exists. The identity
 * centre makes them, which those systems ask; ours stand in for it in the sandbox. The address is checked, never called.
 */
import { Forbidden } from '@ljonething/api/errors/errors'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { Effect } from 'effect'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { IdentityCentre } from './IdentityCentre.ts'
import { Tickets } from './Tickets.ts'
import type { Origin } from './Tickets.ts'

/** Host of an address that may be handed a ticket: no other port, no user part. */
const hostOf = (target: string): string | undefined => {
  const url = URL.parse(target)
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.host : undefined
}

export const switchTickets = Effect.gen(function* () {
  const tickets = yield* Tickets
  const centre = yield* IdentityCentre
  const { outboundHosts } = yield* Catalogue
  return Effect.fn('switchTicket')(function* (user: UserInfo, within: Origin | undefined, target: string) {
    const host = hostOf(target)
    if (host === undefined || !outboundHosts.has(host)) return yield* new Forbidden({ msg: '不允许跳转到该地址' })
    return yield* centre.switchTicket === undefined ? tickets.issueFor(user, within, host) : centre.switchTicket(user, host)
  })
})
