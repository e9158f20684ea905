/** Today by the business clock, `yyyy-mm-dd` in Asia/Shanghai (no daylight saving). */
import { DateTime, Effect } from 'effect'
import { Clock } from './Clock.ts'

const shanghaiMs = 8 * 3_600_000

export const dayOf = (at: DateTime.Utc): string => new Date(DateTime.toEpochMillis(at) + shanghaiMs).toISOString().slice(0, 10)

export const businessDay = Effect.flatMap(Clock, ({ now }) => Effect.map(now, dayOf))

/** `yyyy-MM-dd HH:mm:ss`, Beijing time, as documents print it. */
export const beijingTime = (at: Date): string => new Date(at.getTime() + shanghaiMs).toISOString().slice(0, 19).replace('T', ' ')
