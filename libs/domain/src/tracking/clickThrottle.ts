/**
 * 埋点点击节流: of the clicks on one thing only the first in 300 milliseconds is tracked; those left out do not start a new wait.
 * The clock is the caller's, in milliseconds; a clock set back tracks. Source: spec §9. Example: clicks at 0, 100, 300 → tracked 0 and 300.
 */
export const clickThrottleMs = 300

/** Says of each click whether it is to be tracked. */
export function createClickThrottle(): (now: number) => boolean {
  let tracked: number | undefined
  return (now) => {
    if (tracked !== undefined && now >= tracked && now - tracked < clickThrottleMs) return false
    tracked = now
    return true
  }
}
