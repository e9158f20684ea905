/**
 * The business clock (业务时钟): "now" for every business rule (deadlines, legal limits, display). Real time plus an offset that the sandbox may move
 * and that is kept in the database, so that it holds over restarts and for every process. Only the sandbox may move it.
 * Technical time (sessions, locks, logs) is the real clock and does not come from here.
 */
import { Context, DateTime, Duration, Effect, Layer, Ref, Schedule, Stream } from 'effect'
import { SqlClient } from 'effect/sql'
import type { SqlError } from 'effect/sql/SqlError'
import { Signals } from './Signals.ts'

const topic = 'business-clock'

export class Clock extends Context.Service<
  Clock,
  {
    readonly now: Effect.Effect<DateTime.Utc>
    /** How far the clock is ahead of real time. */
    readonly offset: Effect.Effect<Duration.Duration>
    /** Moves the clock forward by `by`. */
    readonly advance: (by: Duration.Input) => Effect.Effect<void>
    /** Back to real time. */
    readonly reset: Effect.Effect<void>
  }
>()('@ljonething/server/platform/Clock') {
  static readonly layer = Layer.effect(
    Clock,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const signals = yield* Signals
      const stored = sql<{ offset: number }>`SELECT offset_ms::float8 AS offset FROM business_clock`.pipe(
        Effect.map((rows) => rows[0]?.offset ?? 0)
      )
      const current = yield* Ref.make(yield* stored)
      const refresh = stored.pipe(Effect.flatMap((offset) => Ref.set(current, offset)))
      const changes = yield* signals.subscribe(topic)
      yield* Stream.runForEach(changes, () => refresh.pipe(Effect.retry(Schedule.spaced('1 second')))).pipe(Effect.forkScoped)
      const store = (change: Effect.Effect<unknown, SqlError>) =>
        sql.withTransaction(Effect.andThen(change, signals.publish(topic))).pipe(Effect.andThen(refresh), Effect.orDie)
      return Clock.of({
        now: Effect.zipWith(DateTime.now, Ref.get(current), (now, offset) => DateTime.add(now, { milliseconds: offset })),
        offset: Effect.map(Ref.get(current), Duration.millis),
        advance: (by) => store(sql`UPDATE business_clock SET offset_ms = offset_ms + ${Math.round(Duration.toMillis(by))}::bigint`),
        reset: store(sql`UPDATE business_clock SET offset_ms = 0`)
      })
    })
  )
}
