/**
 * How every outside system is asked (询问策略), whoever answers in its place: not too often a register, not too many at once a system, for so long, again
 * while there is time, and not at all for a while after it failed several times in a row; then one question tries it. The numbers are the domain's
 * (`askLimits`). That a system is left alone, and asked again, is logged once; a question that was not answered for any other reason, each time.
 */
import { questionLimits, systemLimits } from '@ljonething/domain/registers/askLimits'
import type { SystemLimits } from '@ljonething/domain/registers/askLimits'
import { outsideSystems } from '@ljonething/domain/registers/registers'
import type { System } from '@ljonething/domain/registers/registers'
import { Cause, Context, Duration, Effect, Exit, Layer, Option, Schedule, Semaphore } from 'effect'
import { ServiceConfig } from '../platform/Config.ts'
import { tokenBuckets } from '../platform/http/tokenBuckets.ts'
import type { TokenBuckets } from '../platform/http/tokenBuckets.ts'
import { withinTime } from '../platform/withinTime.ts'
import type { RegisterGap } from './RegisterGap.ts'
import { restOf } from './restOf.ts'
import type { Change, Ending, Rest } from './restOf.ts'
import { SilentRegister } from './Upstream.ts'

type Failure = SilentRegister | RegisterGap

interface Lane {
  readonly limits: SystemLimits
  readonly rest: Rest
  /** A line of the log. */
  readonly tell: (change: Change) => Effect.Effect<void>
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

const tooSlow = silent('too slow')
const tooOften = silent('too often')

/** That nobody answers for a system says nothing about it, nor does a caller who goes away. */
const endingOf = <A>(exit: Exit.Exit<A, Failure>): Ending => {
  if (Exit.isSuccess(exit)) return 'answered'
  if (Cause.hasInterruptsOnly(exit.cause)) return 'nothing'
  const failure = Exit.findErrorOption(exit)
  return Option.isSome(failure) && failure.value._tag === 'RegisterGap' ? 'nothing' : 'failed'
}

/** What has failed once already: the pauses between tries are made only where there is another. */
const failingFirst = <A>(failure: Failure, next: Effect.Effect<A, Failure>): Effect.Effect<A, Failure> => {
  let told: Failure | undefined = failure
  return Effect.suspend(() => {
    const first = told
    told = undefined
    return first === undefined ? next : Effect.fail(first)
  })
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
      const rates = new Map<string, TokenBuckets>()
      const ratesOf = (name: string, perSecond: number): TokenBuckets => {
        const known = rates.get(name) ?? tokenBuckets({ burst: perSecond, perMinute: perSecond * 60 }, 1)
        rates.set(name, known)
        return known
      }

      const lanes = new Map<System, Lane>(
        outsideSystems.map(({ system, label }) => {
          const limits = systemLimits(system)
          const tell = (change: Change) =>
            change === 'left alone'
              ? Effect.logWarning('登记库连续未答复，暂停询问', { system, label })
              : Effect.logInfo('登记库恢复答复', { system, label })
          return [system, { limits, rest: restOf(limits), tell, places: Semaphore.makeUnsafe(limits.atOnce), waiting: 0 }]
        })
      )

      /** Not at all while the system is left alone. What has its turn says how it ended, whoever interrupts it. */
      const guarded = <A>({ rest, tell }: Lane, answered: Effect.Effect<A, Failure>): Effect.Effect<A, Failure> =>
        Effect.uninterruptibleMask((restore) =>
          Effect.clockWith((clock) => {
            const turn = rest.turnAt(clock.currentTimeMillisUnsafe())
            if (turn === undefined) return Effect.fail(leftAlone)
            return Effect.onExit(restore(answered), (exit) => {
              const change = rest.ended(turn, endingOf(exit), clock.currentTimeMillisUnsafe())
              return change === undefined ? Effect.void : tell(change)
            })
          })
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
        const rate = ratesOf(name, limits.perSecond)
        const question = Effect.suspend(() => {
          const end = performance.now() + Math.min(limits.totalMs, longestMs)
          const leftMs = () => end - performance.now()
          const once = Effect.suspend(() => {
            const found = Effect.map(tryOnce, (answer) => ({ answer }))
            return withinTime(found, Math.max(1, Math.min(limits.tryMs, leftMs())), () => undefined)
          }).pipe(Effect.flatMap((found) => (found === undefined ? Effect.fail(tooSlow) : Effect.succeed(found.answer))))
          const answered = Effect.catch(once, (failure) =>
            Effect.retry(failingFirst(failure, once), {
              schedule: pauses,
              times: limits.tries - 1,
              while: ({ _tag }) => _tag === 'SilentRegister' && leftMs() > leastLeftMs
            })
          )
          return placed(lane, guarded(lane, answered))
        })
        return Effect.clockWith((clock) =>
          rate.take(name, clock.currentTimeMillisUnsafe()) > 0 ? Effect.fail<Failure>(tooOften) : question
        ).pipe(
          Effect.tapError((failure) => {
            if (failure._tag === 'RegisterGap' || failure === leftAlone) return Effect.void
            return Effect.logWarning('登记库未答复', { register: name, reason: failure.reason })
          })
        )
      }
      return AskPolicy.of({ read })
    })
  )
}
