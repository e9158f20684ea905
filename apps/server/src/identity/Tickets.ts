/**
 * Tickets of ours (登录票据): 256 bits, kept as a hash, 60 s, once, and no longer than the session each was made in. With one a person logs in here,
 * or at the system whose host it names. Times are the real clock. Source: spec §6.
 */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { createHash } from 'node:crypto'
import { newSecret } from '../platform/Ids.ts'
import { clocksDifferMs } from './sessionTimes.ts'
import { storedUser } from './stored/storedUser.ts'

const ticketSeconds = 60
export const longestTicket = 512

/** The session a ticket is made in. */
export interface Origin {
  readonly sessionId: string
  readonly expiresAt: string
}

/** Whose a ticket is, and the session it was made in. */
export interface Arrival {
  readonly user: UserInfo
  readonly within: Origin | undefined
}

/** No ticket made by now ends later; one of a clock that ran ahead opens nothing. */
const madeBy = (now: Date): Date => new Date(now.getTime() + ticketSeconds * 1_000 + clocksDifferMs)

const hash = (ticket: string) => createHash('sha256').update(ticket).digest()

export class Tickets extends Context.Service<
  Tickets,
  {
    /** Made within a session it ends with that, and opens none that lasts longer; within one that has ended it is good for nothing. */
    readonly issue: (user: UserInfo, within?: Origin) => Effect.Effect<string>
    /** For the system at a host, which redeems it with `holder`; nobody logs in here with it. */
    readonly issueFor: (user: UserInfo, within: Origin | undefined, host: string) => Effect.Effect<string>
    /** What it opens here, once. */
    readonly take: (ticket: string) => Effect.Effect<Arrival | undefined>
    /** Whose a ticket for that host is, once; undefined for any other. */
    readonly holder: (ticket: string, host: string) => Effect.Effect<UserInfo | undefined>
    readonly sweep: Effect.Effect<void>
  }
>()('@ljonething/server/identity/Tickets') {
  static readonly layer = Layer.effect(
    Tickets,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient

      const issue = Effect.fn('Tickets.issue')(function* (user: UserInfo, within: Origin | undefined, host: string | null) {
        const ticket = yield* newSecret
        const expiresAt = DateTime.toDate(DateTime.add(yield* DateTime.now, { seconds: ticketSeconds }))
        yield* sql`
          INSERT INTO login_ticket (ticket_hash, user_info, expires_at, session_id, session_end, target_host)
          SELECT ${hash(ticket)}, ${storedUser.write(user)}::jsonb, ${expiresAt}, ${within?.sessionId ?? null}::text,
                 ${within === undefined ? null : new Date(within.expiresAt)}::timestamptz, ${host}::text
          WHERE ${within === undefined} OR EXISTS (SELECT 1 FROM session WHERE session_id = ${within?.sessionId ?? ''})`
        return ticket
      }, Effect.orDie)

      const take = Effect.fn('Tickets.take')(function* (ticket: string, host: string | null) {
        const now = DateTime.toDate(yield* DateTime.now)
        const [used] = yield* sql<{ userInfo: unknown; sessionId: string | null; sessionEnd: Date | null }>`
          DELETE FROM login_ticket WHERE ticket_hash = ${hash(ticket)} AND expires_at > ${now} AND expires_at < ${madeBy(now)} AND (session_end IS NULL OR session_end > ${now})
            AND target_host IS NOT DISTINCT FROM ${host}::text
          RETURNING user_info, session_id, session_end`
        const user = used === undefined ? undefined : yield* storedUser.read(used.userInfo, 'login_ticket')
        if (used === undefined || user === undefined) return undefined
        const { sessionId, sessionEnd } = used
        const within = sessionId === null || sessionEnd === null ? undefined : { sessionId, expiresAt: sessionEnd.toISOString() }
        return { user, within } satisfies Arrival
      }, Effect.orDie)

      return Tickets.of({
        issue: (user, within) => issue(user, within, null),
        issueFor: issue,
        take: (ticket) => take(ticket, null),
        holder: (ticket, host) =>
          ticket.length > longestTicket ? Effect.undefined : Effect.map(take(ticket, host), (arrival) => arrival?.user),
        sweep: Effect.gen(function* () {
          const now = DateTime.toDate(yield* DateTime.now)
          yield* sql`DELETE FROM login_ticket WHERE expires_at < ${now} OR expires_at > ${madeBy(now)}`
        }).pipe(Effect.orDie)
      })
    })
  )
}
