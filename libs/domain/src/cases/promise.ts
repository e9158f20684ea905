/**
 * Until when a case is promised (承诺办结日): so many working days after the day it was received; the working days on which it waited for
 * the applicant (待补正) or for another matter's result, or was suspended (已挂起), do not count. Over once it is finished; late when the day has
 * passed and it is still open.
 * Days used (已用工作日) run by the same clock, and stop for good with the first end. More used than promised is late, finished or not.
 * Source: spec §3.3, §4.1. Example: received on Friday 2026-11-20, one day → 2026-11-23, on the 24th two days used.
 */
import { addWorkingDays, isAnnounced, workingDaysBetween } from '../calendar/workingDays.ts'
import { formatDate } from '../display/dateTime.ts'
import { isFinished, receivedStatus, stopsTheClock } from './caseStatus.ts'
import type { Case, CaseEntry } from './lifecycle.ts'
import { isWaiting } from './needs.ts'

export interface CasePromise {
  /** yyyy-mm-dd. */
  readonly dueOn: string
  /** The day lies in a year whose holidays have not been announced: it may move. */
  readonly isEstimate: boolean
  readonly isLate: boolean
  /** Working days. */
  readonly usedDays: number
}

/** Working days on which the clock stood still. */
const stoppedDays = ({ receivedAt, log, needs }: Case, today: string): number => {
  const moments: readonly Pick<CaseEntry, 'at' | 'to'>[] = [{ at: receivedAt, to: receivedStatus }, ...log]
  return moments.reduce((days, { at, to }, place) => {
    const isStopped = stopsTheClock(to) || isWaiting({ status: to, log: log.slice(0, place), ...(needs === undefined ? {} : { needs }) })
    const until = moments[place + 1]?.at
    return isStopped ? days + workingDaysBetween(formatDate(at), until === undefined ? today : formatDate(until)) : days
  }, 0)
}

/** `today` is yyyy-mm-dd. */
export function promiseOf(theCase: Case, promisedDays: number, today: string): CasePromise {
  const { receivedAt, log, status } = theCase
  const end = log.find(({ to }) => isFinished(to))
  const last = end === undefined ? today : formatDate(end.at)
  const stopped = stoppedDays(theCase, today)
  const received = formatDate(receivedAt)
  const dueOn = addWorkingDays(received, promisedDays + stopped)
  return {
    dueOn,
    isEstimate: !isAnnounced(dueOn),
    isLate: !isFinished(status) && !stopsTheClock(status) && !isWaiting(theCase) && today > dueOn,
    usedDays: Math.max(0, workingDaysBetween(received, last) - stopped)
  }
}
