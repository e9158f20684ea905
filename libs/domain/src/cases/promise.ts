/**
 * Until when a case is promised (承诺办结日): so many working days after the day it was received; the working days on which it waited for the
 * applicant (待补正) or was suspended (已挂起) do not count. Over once it is finished; late when the day has passed and it is still open.
 * Days used (已用工作日) run by the same clock, and stop for good with the first end. More used than promised is late, finished or not.
 * Source: spec §3.3, §4.1. Example: received on Friday 2026-11-20, one day → 2026-11-23, on the 24th two days used.
 */
import { addWorkingDays, isAnnounced, workingDaysBetween } from '../calendar/workingDays.ts'
import { formatDate } from '../display/dateTime.ts'
import { isFinished, stopsTheClock } from './caseStatus.ts'
import type { Case } from './lifecycle.ts'

export interface CasePromise {
  /** yyyy-mm-dd. */
  readonly dueOn: string
  /** The day lies in a year whose holidays have not been announced: it may move. */
  readonly isEstimate: boolean
  readonly isLate: boolean
  /** Working days. */
  readonly usedDays: number
}

/** `today` is yyyy-mm-dd. */
export function promiseOf({ receivedAt, log, status }: Case, promisedDays: number, today: string): CasePromise {
  const end = log.find(({ to }) => isFinished(to))
  const last = end === undefined ? today : formatDate(end.at)
  const stopped = log.reduce((days, entry, at) => {
    if (!stopsTheClock(entry.to)) return days
    const until = log[at + 1]
    return days + workingDaysBetween(formatDate(entry.at), until === undefined ? today : formatDate(until.at))
  }, 0)
  const received = formatDate(receivedAt)
  const dueOn = addWorkingDays(received, promisedDays + stopped)
  return {
    dueOn,
    isEstimate: !isAnnounced(dueOn),
    isLate: !isFinished(status) && !stopsTheClock(status) && today > dueOn,
    usedDays: Math.max(0, workingDaysBetween(received, last) - stopped)
  }
}
