import { DateTime, Duration, Effect, Layer } from 'effect'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../testing/testDatabase.ts'
import { Clock } from './Clock.ts'
import { Signals } from './Signals.ts'

/** A clock of its own, as another process of the service would have. */
const newClock = Effect.flatMap(Layer.build(Layer.fresh(Clock.layer)), (context) => Effect.provide(Clock, context))

describe('the business clock', () => {
  it('moves forward for every process of the service, stays moved, and can be set back to real time', async () => {
    const program = Effect.gen(function* () {
      const here = yield* newClock
      const there = yield* newClock
      yield* here.advance('3 days')
      yield* here.advance('1 hour')
      const offset = Duration.toMillis(yield* here.offset)
      yield* Effect.suspend(() => there.offset).pipe(Effect.repeat({ until: (seen) => Duration.toMillis(seen) === offset }))
      const later = yield* newClock
      const before = Date.now()
      const now = DateTime.toEpochMillis(yield* later.now)
      const isAhead = now >= before + offset && now <= Date.now() + offset
      yield* later.reset
      return { offset, isAhead, after: Duration.toMillis(yield* later.offset) }
    })
    const { offset, isAhead, after } = await Effect.runPromise(
      program.pipe(Effect.scoped, Effect.provide(Signals.layer), Effect.provide(testDatabase()))
    )
    expect(offset).toBe(73 * 3_600_000)
    expect(isAhead).toBe(true)
    expect(after).toBe(0)
  })
})
