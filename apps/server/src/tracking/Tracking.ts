/**
 * Tracking (埋点): what browsers report (spec §2.3, §7.4), written as one structured log line each and stored nowhere; the log encoder masks what slips
 * through. At most 60 lines a minute and process, so that nobody fills the log; beyond it TooMany.
 */
import { TooMany } from '@ljonething/api/errors/errors'
import type { NavigationError } from '@ljonething/api/oneThing/TrackingApi'
import { Context, DateTime, Effect, Layer } from 'effect'

const linesPerMinute = 60
const minuteMs = 60_000

export class Tracking extends Context.Service<Tracking, { readonly record: (event: NavigationError) => Effect.Effect<void, TooMany> }>()(
  '@ljonething/server/tracking/Tracking'
) {
  static readonly layer = Layer.sync(Tracking, () => {
    let minute = 0
    let lines = 0
    return {
      record: Effect.fn('tracking.record')(function* (event) {
        const current = Math.floor(DateTime.toEpochMillis(yield* DateTime.now) / minuteMs)
        lines = current === minute ? lines + 1 : 1
        minute = current
        if (lines > linesPerMinute) return yield* new TooMany()
        yield* Effect.logWarning('门户页面跳转失败').pipe(Effect.annotateLogs(event))
      })
    }
  })
}
