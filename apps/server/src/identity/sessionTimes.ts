/**
 * Times of a session as they may be (会话时间): what a clock that ran ahead wrote is cut, so that a session ends within 8 h of real time whatever wrote
 * it. A minute is what two clocks may differ. What is cut ends in 7 h, as an hour may pass until anybody looks. Pure.
 * Example: made under a clock two years ahead → last seen now, ends in 7 h.
 */
import { absoluteHours } from './sessionRecord.ts'
import type { SessionTimes } from './sessionRecord.ts'

type Times = Pick<SessionTimes, 'lastSeenAt' | 'expiresAt'>

const hourMs = 3_600_000
export const clocksDifferMs = 60_000

/** `latest`: beyond it no session ends; `cut`: where one ends then. */
export const sessionEnds = (now: Date): { readonly latest: Date; readonly cut: Date } => ({
  latest: new Date(now.getTime() + absoluteHours * hourMs + clocksDifferMs),
  cut: new Date(now.getTime() + (absoluteHours - 1) * hourMs)
})

export const asTheyMayBe = ({ lastSeenAt, expiresAt }: Times, now: Date): Times => {
  const { latest, cut } = sessionEnds(now)
  return { lastSeenAt: lastSeenAt > now ? now : lastSeenAt, expiresAt: expiresAt > latest ? cut : expiresAt }
}
