/**
 * Tracking (埋点): what browsers report (spec §2.3, §7.4), written as one structured log line each and stored nowhere; the log encoder masks what slips
 * through. At most 60 lines a minute and process, so that nobody fills the log; beyond it TooMany.
 */
import { TooMany } from '@ljonething/api/errors/errors'
import type { TrackedEvent } from '@ljonething/api/oneThing/TrackingApi'
import { Context, DateTime, Effect, Layer } from 'effect'

const linesPerMinute = 60
const minuteMs = 60_000

const messages: Readonly<Record<TrackedEvent['eventType'], string>> = {
  navigationError: '门户页面跳转失败',
  descriptionProblem: '表单描述有问题，已绕过'
}

/** The specification's own words where it has some (§8). */
const messageOf = (event: TrackedEvent): string =>
  event.eventType === 'descriptionProblem' && event.problem === 'unknownId' ? 'ID does not exist' : messages[event.eventType]

export class Tracking extends Context.Service<Tracking, { readonly record: (event: TrackedEvent) => Effect.Effect<void, TooMany> }>()(
  '@ljonething/server/tracking/Tracking'
) {
  static readonly layer = Layer.sync(Tracking, () => {
    let minute = 0
    let lines = 0
    return {
      record: Effect.fn('tracking.record')(function* (event: TrackedEvent) {
        const current = Math.floor(DateTime.toEpochMillis(yield* DateTime.now) / minuteMs)
        lines = current === minute ? lines + 1 : 1
        minute = current
        if (lines > linesPerMinute) return yield* new TooMany()
        yield* Effect.logWarning(messageOf(event)).pipe(Effect.annotateLogs(event))
      })
    }
  })
}
