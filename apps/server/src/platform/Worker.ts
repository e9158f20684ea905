/**
 * Background work (后台任务): runs a named effect again and again: at once, then after each `interval`, sooner when its `topic` is signalled.
 * A run that answers `true` has more to do and is repeated without waiting. A failed run is logged and tried again after the interval.
 * At the end of the service the current run may finish for two seconds, then it is interrupted (its transaction rolls back).
 */
import type { Duration } from 'effect'
import { Cause, Effect, Fiber, Latch, Layer, Stream } from 'effect'
import { Signals } from './Signals.ts'

export interface WorkerOptions<E, R> {
  readonly name: string
  readonly interval: Duration.Input
  /** Signal that wakes the worker early. */
  readonly topic?: string
  readonly run: Effect.Effect<boolean | void, E, R>
}

export const Worker = <E, R>({ name, interval, topic, run }: WorkerOptions<E, R>): Layer.Layer<never, never, R | Signals> =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const signals = yield* Signals
      const wake = yield* Latch.make(false)
      const stopping = yield* Latch.make(false)
      let stopped = false
      if (topic !== undefined) {
        const calls = yield* signals.subscribe(topic)
        yield* Stream.runForEach(calls, () => wake.open).pipe(Effect.forkScoped)
      }
      const once = run.pipe(
        Effect.catchCause((cause) =>
          Cause.hasInterruptsOnly(cause) ? Effect.failCause(cause).pipe(Effect.orDie) : Effect.logError(`后台任务 ${name} 失败`, cause)
        ),
        Effect.annotateLogs({ worker: name })
      )
      const loop = Effect.gen(function* () {
        while (!stopped) {
          yield* wake.close
          const more = yield* once
          if (more === true || stopped) continue
          yield* Effect.raceFirst(Effect.raceFirst(wake.await, stopping.await), Effect.sleep(interval))
        }
      })
      const fiber = yield* Effect.forkDetach(loop)
      yield* Effect.addFinalizer(() =>
        Effect.gen(function* () {
          stopped = true
          yield* stopping.open
          yield* Fiber.await(fiber).pipe(Effect.timeoutOption('2 seconds'))
          yield* Fiber.interrupt(fiber)
        })
      )
    })
  )
