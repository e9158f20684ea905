/**
 * How every outside system is asked (询问策略), whoever answers in its place: not too often a register, not too many at once a system, for so long, again
 * while there is time, and not at all for a while after it failed several times in a row; then one question tries it. The numbers are the domain's
 * (`askLimits`). That a system is left alone, and asked again, is logged once; a question that was not answered for any other reason, each time.
 */
import { questionLimits, systemLimits } from '@ljonething/domain/registers/askLimits'
import type { SystemLimits } from '@ljonething/domain/registers/askLimits'
import { outsideSystems } from '@ljonething/domain/registers/registers'
import type { System } from '@ljonething/domain/registers/registers'
import { Context, Duration, Effect, Exit, Layer, Option, Schedule, Semaphore, Stream } from 'effect'
import { CircuitBreaker, RateLimiter } from 'effect/persistence'
import { ServiceConfig } from '../platform/Config.ts'
import { withinTime } from '../platform/withinTime.ts'
import type { RegisterGap } from './RegisterGap.ts'
import { SilentRegister } from './Upstream.ts'

type Failure = SilentRegister | RegisterGap

interface Lane {
  readonly limits: SystemLimits
  readonly breaker: CircuitBreaker.CircuitBreaker
  readonly places: Semaphore.Semaphore
  waiting: number
}

const silent = (reason: string) => new SilentRegister({ reason })
/** Told when it began; the same for everybody. */
const leftAlone = silent('left alone')
const firstPause = Duration.millis(100)
/** Longer than any pause before another try. */
const leastLeftMs = 200
const pauses = Schedule.jittered(Schedule.exponential(firstPause))

/** What a system said, or that it said nothing; that nobody answers for it says nothing about it. */
const classify = <A>(exit: Exit.Exit<A, Failure>): CircuitBreaker.Outcome => {
  const failure = Exit.findErrorOption(exit)
  if (Option.isSome(failure) && failure.value._tag === 'RegisterGap') return CircuitBreaker.ignored
  return Exit.isSuccess(exit) ? CircuitBreaker.success : CircuitBreaker.failure()
}

export class AskPolicy extends Context.Service<
  AskPolicy,
  {
    /** `tryOnce` reads and changes nothing, so that it may be done again. The name is that of `QuestionName`. */
    readonly read: <A>(system: System, name: string, tryOnce: Effect.Effect<A, Failure>) => Effect.Effect<A, Failure>
  }
>()('@ljonething/server/registers/AskPolicy') {
  static readonly layer = Layer.effect(
    AskPolicy,
    Effect.gen(function* () {
      const { registersTimeout } = yield* ServiceConfig
      const longestMs = Duration.toMillis(registersTimeout)
      const rates = yield* RateLimiter.make

      const lanes = new Map<System, Lane>(
        yield* Effect.forEach(outsideSystems, ({ system, label }) =>
          Effect.gen(function* () {
            const limits = systemLimits(system)
            const breaker = yield* CircuitBreaker.make({
              tripPolicy: CircuitBreaker.consecutive(limits.restAfter),
              openDuration: Duration.millis(limits.restMs)
            })
            yield* Stream.runForEach(breaker.transitions, ({ from, to }) => {
              if (from === 'Closed') return Effect.logWarning('登记库连续未答复，暂停询问', { system, label })
              return to === 'Closed' ? Effect.logInfo('登记库恢复答复', { system, label }) : Effect.void
            }).pipe(Effect.forkScoped({ startImmediately: true }))
            return [system, { limits, breaker, places: Semaphore.makeUnsafe(limits.atOnce), waiting: 0 }] as const
          })
        )
      )

      /** Has a place by itself, or soon, or none. */
      const placed = <A>(lane: Lane, effect: Effect.Effect<A, Failure>): Effect.Effect<A, Failure> => {
        const { places, limits } = lane
        const queued = Effect.suspend(() => {
          if (lane.waiting >= limits.waiting) return Effect.fail(silent('too many at once'))
          lane.waiting += 1
          return withinTime(Effect.as(places.takeScoped(1), true), limits.waitMs, () => false).pipe(
            Effect.ensuring(Effect.sync(() => (lane.waiting -= 1))),
            Effect.flatMap((hasPlace) => (hasPlace ? effect : Effect.fail(silent('waited too long')))),
            Effect.scoped
          )
        })
        return Effect.flatMap(places.withPermitsIfAvailable(1)(effect), (found) =>
          Option.isSome(found) ? Effect.succeed(found.value) : queued
        )
      }

      const read = <A>(system: System, name: string, tryOnce: Effect.Effect<A, Failure>): Effect.Effect<A, Failure> => {
        const lane = lanes.get(system)
        if (lane === undefined) return tryOnce
        const limits = questionLimits(system, name)
        return Effect.suspend(() => {
          const end = performance.now() + Math.min(limits.totalMs, longestMs)
          const leftMs = () => end - performance.now()
          const once = Effect.suspend(() => {
            const found = Effect.map(tryOnce, (answer) => ({ answer }))
            return withinTime(found, Math.max(1, Math.min(limits.tryMs, leftMs())), () => undefined)
          })
          const answered: Effect.Effect<A, Failure> = Effect.retry(
            Effect.flatMap(once, (found) => (found === undefined ? Effect.fail(silent('too slow')) : Effect.succeed(found.answer))),
            { schedule: pauses, times: limits.tries - 1, while: ({ _tag }) => _tag === 'SilentRegister' && leftMs() > leastLeftMs }
          )
          const guarded = lane.breaker
            .execute<A, Failure, never>(answered, { key: system, classify })
            .pipe(Effect.catchTag('CircuitBreakerError', () => Effect.fail(leftAlone)))
          return rates.consume({ key: name, limit: limits.perSecond, window: '1 second' }).pipe(
            Effect.mapError(() => silent('too often')),
            Effect.andThen(placed(lane, guarded)),
            Effect.tapError((failure) => {
              if (failure._tag === 'RegisterGap' || failure === leftAlone) return Effect.void
              return Effect.logWarning('登记库未答复', { register: name, reason: failure.reason })
            })
          )
        })
      }
      return AskPolicy.of({ read })
    })
  ).pipe(Layer.provide([RateLimiter.layerStoreMemory, CircuitBreaker.layerStoreMemory()]))
}
