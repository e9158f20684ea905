/**
 * Sessions (会话): one-time tickets, ours or those of the identity centre, become opaque tokens.
 *
 * Token: 256 bits, stored as SHA-256, ends after 30 min without a call or 8 h in all. A second secret, the binding, travels in an HttpOnly cookie; a
 * session is found only with both, so neither works alone. Found ones are kept in memory for a moment (`KeptSessions.ts`). Times are the real clock,
 * and no longer than that where it was wrong (`sessionTimes.ts`). A person has so many at once; one more ends the one unused for longest.
 * Source: spec §6, security decisions of the project (docs/decisions.md).
 */
import { Unavailable } from '@ljonething/api/errors/errors'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type { SqlError } from 'effect/sql/SqlError'
import { createHash, hash as hashOf, randomBytes } from 'node:crypto'
import { ServiceConfig } from '../platform/Config.ts'
import { newPublicId, newSecret } from '../platform/Ids.ts'
import { oneByOne } from '../platform/oneByOne.ts'
import { IdentityCentre } from './IdentityCentre.ts'
import { keptSessions, seenEveryMs } from './KeptSessions.ts'
import { absoluteHours, idleMinutes, toRecord } from './sessionRecord.ts'
import type { SessionRecord, SessionTimes } from './sessionRecord.ts'
import { asTheyMayBe, sessionEnds } from './sessionTimes.ts'
import { storedUser } from './stored/storedUser.ts'
import { longestTicket, Tickets } from './Tickets.ts'
import type { Arrival } from './Tickets.ts'

export interface NewSession extends SessionRecord {
  readonly token: string
  readonly binding: string
}

/** Who is logged in where a ticket arrives. */
export interface LiveLogin {
  readonly sessionId: string
  readonly userId: string
  /** The person agreed that somebody else's login ends. */
  readonly mayBeReplaced: boolean
}

export type Redeemed =
  | { readonly kind: 'opened'; readonly session: NewSession }
  /** Nobody was replaced; the ticket stands in place of the used one. */
  | { readonly kind: 'someoneElse'; readonly user: UserInfo; readonly ticket: string }

const hash = (secret: string) => createHash('sha256').update(secret).digest()

/** Secrets are not kept in memory either. */
const keptUnder = (token: string, binding: string): string => hashOf('sha256', `${token} ${binding}`, 'base64')

export class Sessions extends Context.Service<
  Sessions,
  {
    /**
     * Undefined when neither we nor the identity centre know the ticket: made up, used, older than a minute, of an ended session, or unreadable.
     * The live login of the same person is renewed, that of somebody else only where it may be replaced.
     */
    readonly redeem: (ticket: string, live: LiveLogin | undefined) => Effect.Effect<Redeemed | undefined, Unavailable>
    /** The live session of token and binding, its idle time begun anew. */
    readonly find: (token: string, binding: string) => Effect.Effect<SessionRecord | undefined, Unavailable>
    readonly end: (sessionId: string) => Effect.Effect<void>
    readonly sweep: Effect.Effect<void>
  }
>()('@ljonething/server/identity/Sessions') {
  static readonly layer = Layer.effect(
    Sessions,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const centre = yield* IdentityCentre
      const tickets = yield* Tickets
      const { sessionsPerPerson } = yield* ServiceConfig
      const kept = yield* keptSessions<Pick<SessionTimes, 'lastSeenAt' | 'expiresAt'> & { readonly record: SessionRecord }>()

      const end = (sessionId: string) =>
        Effect.asVoid(Effect.ensuring(Effect.orDie(sql`DELETE FROM session WHERE session_id = ${sessionId}`), Effect.sync(kept.dropAll)))

      /** The new session, in place of the one it replaces, and of those beyond the most the longest unused. */
      const write = Effect.fnUntraced(
        function* (userId: string, sessionId: string, replaced: string | undefined, insert: Effect.Effect<unknown, SqlError>) {
          yield* oneByOne('session', userId).pipe(Effect.provideService(SqlClient.SqlClient, sql))
          yield* insert
          const ended = yield* sql`
            DELETE FROM session WHERE session_id = ${replaced ?? null}::text OR session_id IN (
              SELECT session_id FROM session WHERE user_id = ${userId} AND session_id NOT IN (${sessionId}, ${replaced ?? ''})
              ORDER BY last_seen_at DESC, expires_at DESC OFFSET ${Math.max(0, sessionsPerPerson - 1)})
            RETURNING session_id`
          return ended.length > 0
        },
        sql.withTransaction,
        Effect.flatMap((hasEnded) => (hasEnded ? Effect.sync(kept.dropAll) : Effect.void))
      )

      const open = Effect.fn('Sessions.open')(function* ({ user, within }: Arrival, replaced: string | undefined) {
        const now = DateTime.toDate(yield* DateTime.now)
        const [sessionId, token, binding] = yield* Effect.all([newPublicId, newSecret, newSecret])
        const formKey = yield* Effect.sync(() => randomBytes(16).toString('hex'))
        const latest = now.getTime() + absoluteHours * 3_600_000
        const expiresAt = new Date(within === undefined ? latest : Math.min(latest, Date.parse(within.expiresAt)))
        const insert = sql`
          INSERT INTO session (session_id, token_hash, binding_hash, user_id, user_info, form_key, last_seen_at, expires_at)
          VALUES (${sessionId}, ${hash(token)}, ${hash(binding)}, ${user.userId}, ${storedUser.write(user)}::jsonb, ${formKey}, ${now}, ${expiresAt})`
        yield* write(user.userId, sessionId, replaced, insert)
        return { ...toRecord(user, { sessionId, formKey, lastSeenAt: now, expiresAt }), token, binding }
      }, Effect.orDie)

      const redeem = Effect.fn('Sessions.redeem')(function* (ticket: string, live: LiveLogin | undefined) {
        if (ticket.length > longestTicket) return undefined
        const own = yield* tickets.take(ticket)
        const user = own?.user ?? (yield* centre.userOf(ticket))
        if (user === undefined) return undefined
        const within = own?.within
        if (live !== undefined && live.userId !== user.userId && !live.mayBeReplaced)
          return { kind: 'someoneElse', user, ticket: yield* tickets.issue(user, within) } satisfies Redeemed
        const session = yield* open({ user, within }, live?.sessionId)
        return { kind: 'opened', session } satisfies Redeemed
      })

      const read = Effect.fnUntraced(
        function* (token: string, binding: string, key: string, now: Date) {
          const asOf = kept.version()
          const idleSince = new Date(now.getTime() - idleMinutes * 60_000)
          const [row] = yield* sql<SessionTimes & { readonly userInfo: unknown }>`
          SELECT session_id, user_info, form_key, last_seen_at, expires_at FROM session
          WHERE token_hash = ${hash(token)} AND binding_hash = ${hash(binding)} AND expires_at > ${now} AND last_seen_at > ${idleSince}`
          const user = row === undefined ? undefined : yield* storedUser.read(row.userInfo, row.sessionId)
          if (row === undefined || user === undefined) return undefined
          const { lastSeenAt, expiresAt } = asTheyMayBe(row, now)
          const isCut = lastSeenAt < row.lastSeenAt || expiresAt < row.expiresAt
          const isDue = isCut || now.getTime() - lastSeenAt.getTime() > seenEveryMs
          if (isDue)
            yield* sql`UPDATE session SET last_seen_at = ${now}, expires_at = least(expires_at, ${expiresAt}) WHERE session_id = ${row.sessionId}`
          const times = { ...row, expiresAt, lastSeenAt: isDue ? now : lastSeenAt }
          const record = toRecord(user, times)
          kept.keep(key, { record, lastSeenAt: times.lastSeenAt, expiresAt: times.expiresAt }, asOf)
          return record
        },
        Effect.mapError(() => new Unavailable())
      )

      const find = (token: string, binding: string) =>
        Effect.clockWith((clock) => {
          const now = new Date(clock.currentTimeMillisUnsafe())
          const key = keptUnder(token, binding)
          const known = kept.find(key, now)
          return known === undefined ? read(token, binding, key, now) : Effect.succeed(known.record)
        })

      return Sessions.of({
        redeem,
        find,
        end,
        sweep: Effect.gen(function* () {
          const now = DateTime.toDate(yield* DateTime.now)
          const { latest, cut } = sessionEnds(now)
          yield* sql`DELETE FROM session WHERE expires_at < ${now}`
          yield* sql`
            UPDATE session SET last_seen_at = least(last_seen_at, ${now}), expires_at = CASE WHEN expires_at > ${latest} THEN ${cut} ELSE expires_at END
            WHERE expires_at > ${latest} OR last_seen_at > ${now}`
        }).pipe(Effect.orDie)
      })
    })
  ).pipe(Layer.provide(Tickets.layer))
}
