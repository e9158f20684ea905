/** Days and times of the business, in Asia/Shanghai (no daylight saving). */
import { DateTime } from 'effect'

const shanghaiMs = 8 * 3_600_000

/** `yyyy-mm-dd`. */
export const dayOf = (at: DateTime.Utc): string => new Date(DateTime.toEpochMillis(at) + shanghaiMs).toISOString().slice(0, 10)

/** `yyyy-MM-dd HH:mm:ss`, Beijing time, as documents print it. */
export const beijingTime = (at: Date): string => new Date(at.getTime() + shanghaiMs).toISOString().slice(0, 19).replace('T', ' ')
