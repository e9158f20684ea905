/**
 * Sessions (会话): one-time tickets, ours or those of the identity centre, become opaque tokens.
 *
 * A ticket of ours: 256 bits, 60 s, once. Token: 256 bits, stored as SHA-256, ends after 30 min without a call or 8 h in all. A second secret, the
 * binding, travels in an HttpOnly cookie; a session is found only with both, so neither works alone. Times are the real clock.
 * Source: spec §6, security decisions of the project (docs/decisions.md).
 */
import { Unavailable } from '@ljonething/api/errors/errors'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { createHash, randomBytes } from 'node:crypto'
import { newPublicId, newSecret } from '../platform/Ids.ts'
import { IdentityCentre } from './IdentityCentre.ts'
import { IdentityLive } from './IdentityLive.ts'
import { storedUser } from './stored/storedUser.ts'

export const idleMinutes = 30
export const absoluteHours = 8
const ticketSeconds = 60
const longestTicket = 512

export interface SessionRecord {
  readonly sessionId: string
  readonly userInfo: UserInfo
  readonly formKey: string
  readonly idleUntil: string
  readonly expiresAt: string
}

export interface NewSession extends SessionRecord {
  readonly token: string
  readonly binding: string
}

const hash = (secret: string) => createHash('sha256').update(secret).digest()

interface SessionTimes {
  readonly sessionId: string
  readonly formKey: string
  readonly lastSeenAt: Date
  readonly expiresAt: Date
}

const toRecord = (userInfo: UserInfo, { sessionId, formKey, lastSeenAt, expiresAt }: SessionTimes): SessionRecord => {
  const idle = new Date(lastSeenAt.getTime() + idleMinutes * 60_000)
  return {
    sessionId,
    userInfo,
    formKey,
    idleUntil: (idle < expiresAt ? idle : expiresAt).toISOString(),
    expiresAt: expiresAt.toISOString()
  }
}

export class Sessions extends Context.Service<
  Sessions,
  {
    readonly issueTicket: (user: UserInfo) => Effect.Effect<string>
    /** Undefined when neither we nor the identity centre know the ticket: made up, used, older than a minute, or unreadable. */
    readonly redeem: (ticket: string) => Effect.Effect<NewSession | undefined, Unavailable>
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

      const issueTicket = Effect.fn('Sessions.issueTicket')(function* (user: UserInfo) {
        const ticket = yield* newSecret
        const expiresAt = DateTime.toDate(DateTime.add(yield* DateTime.now, { seconds: ticketSeconds }))
        yield* sql`INSERT INTO login_ticket (ticket_hash, user_info, expires_at) VALUES (${hash(ticket)}, ${storedUser.write(user)}::jsonb, ${expiresAt})`
        return ticket
      }, Effect.orDie)

      const userOfOwn = Effect.fn('Sessions.userOfOwn')(function* (ticket: string) {
        const now = DateTime.toDate(yield* DateTime.now)
        const [used] = yield* sql<{ userInfo: unknown }>`
          DELETE FROM login_ticket WHERE ticket_hash = ${hash(ticket)} AND expires_at > ${now} RETURNING user_info`
        return used === undefined ? undefined : yield* storedUser.read(used.userInfo, 'login_ticket')
      }, Effect.orDie)

      const open = Effect.fn('Sessions.open')(function* (user: UserInfo) {
        const now = DateTime.toDate(yield* DateTime.now)
        const [sessionId, token, binding] = yield* Effect.all([newPublicId, newSecret, newSecret])
        const formKey = yield* Effect.sync(() => randomBytes(16).toString('hex'))
        const expiresAt = new Date(now.getTime() + absoluteHours * 3_600_000)
        yield* sql`
          INSERT INTO session (session_id, token_hash, binding_hash, user_id, user_info, form_key, last_seen_at, expires_at)
          VALUES (${sessionId}, ${hash(token)}, ${hash(binding)}, ${user.userId}, ${storedUser.write(user)}::jsonb, ${formKey}, ${now}, ${expiresAt})`
        return { ...toRecord(user, { sessionId, formKey, lastSeenAt: now, expiresAt }), token, binding }
      }, Effect.orDie)

      const redeem = Effect.fn('Sessions.redeem')(function* (ticket: string) {
        if (ticket.length > longestTicket) return undefined
        const user = (yield* userOfOwn(ticket)) ?? (yield* centre.userOf(ticket))
        return user === undefined ? undefined : yield* open(user)
      })

      const find = Effect.fn('Sessions.find')(
        function* (token: string, binding: string) {
          const now = DateTime.toDate(yield* DateTime.now)
          const idleSince = new Date(now.getTime() - idleMinutes * 60_000)
          const [row] = yield* sql<SessionTimes & { readonly userInfo: unknown }>`
          SELECT session_id, user_info, form_key, last_seen_at, expires_at FROM session
          WHERE token_hash = ${hash(token)} AND binding_hash = ${hash(binding)} AND expires_at > ${now} AND last_seen_at > ${idleSince}`
          const user = row === undefined ? undefined : yield* storedUser.read(row.userInfo, row.sessionId)
          if (row === undefined || user === undefined) return undefined
          if (now.getTime() - row.lastSeenAt.getTime() > 30_000) {
            yield* sql`UPDATE session SET last_seen_at = ${now} WHERE session_id = ${row.sessionId}`
            return toRecord(user, { ...row, lastSeenAt: now })
          }
          return toRecord(user, row)
        },
        Effect.mapError(() => new Unavailable())
      )

      return Sessions.of({
        issueTicket,
        redeem,
        find,
        end: (sessionId) => Effect.asVoid(Effect.orDie(sql`DELETE FROM session WHERE session_id = ${sessionId}`)),
        sweep: Effect.gen(function* () {
          const now = DateTime.toDate(yield* DateTime.now)
          yield* sql`DELETE FROM login_ticket WHERE expires_at < ${now}`
          yield* sql`DELETE FROM session WHERE expires_at < ${now}`
        }).pipe(Effect.orDie)
      })
    })
  ).pipe(Layer.provide(IdentityLive))
}
