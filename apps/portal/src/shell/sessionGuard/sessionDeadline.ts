/**
 * When the session will end without another call (会话到期), ms since 1970 of this computer's clock.
 *
 * The service gives instants of its own clock; the idle span is their distance at the moment they were read, kept within 5 to 30 minutes so that a
 * wrong clock of this computer cannot silence the warning. Undefined for a visitor.
 * Example: read at 0 with idleUntil 30 min, last call at 10 min → 40 min.
 */
import type { Session } from '../../queries/session.ts'

const minute = 60_000
const leastIdle = 5 * minute
const mostIdle = 30 * minute

export interface Deadline {
  readonly at: number
  /** The absolute end: no call prolongs it. */
  readonly isFinal: boolean
}

export const warnAheadMs = 2 * minute

export const sessionDeadline = (session: Session | undefined, readAt: number, lastCallAt: number): Deadline | undefined => {
  if (session?.user === undefined || session.idleUntil === undefined || session.expiresAt === undefined) return undefined
  const span = Math.min(Math.max(Date.parse(session.idleUntil) - readAt, leastIdle), mostIdle)
  const idle = Math.max(lastCallAt, readAt) + span
  const end = Date.parse(session.expiresAt)
  return Number.isFinite(end) && end <= idle ? { at: end, isFinal: true } : { at: idle, isFinal: false }
}
