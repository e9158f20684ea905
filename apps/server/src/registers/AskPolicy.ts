/**
 * How every outside system is asked (询问策略), whoever answers in its place: not too often a register, not too many at once a system, for so long, again
 * while there is time, and not at all for a while after it failed several times in a row; then one question tries it. The numbers are the domain's
 * (`askLimits`). A question that was not answered, for any other reason than that the system is left alone, is logged each time.
 */
import { questionLimits } from '@ljonething/domain/registers/askLimits'
import { outsideSystems } from '@ljonething/domain/registers/registers'
import type { System } from '@ljonething/domain/registers/registers'
import { Context, Duration, Effect, Layer, Schedule } from 'effect'
import { ServiceConfig } from '../platform/Config.ts'
import { tokenBuckets } from '../platform/http/tokenBuckets.ts'
import type { TokenBuckets } from '../platform/http/tokenBuckets.ts'
import { withinTime } from '../platform/withinTime.ts'
import { laneTo, leftAlone, silent } from './laneTo.ts'
import type { AskFailure } from './laneTo.ts'

const firstPause = Duration.millis(100)
/** Longer than any pause before another try. */
const leastLeftMs = 200
const pauses = Schedule.jittered(Schedule.exponential(firstPause))

const tooSlow = silent('too slow')
const tooOften = silent('too often')

/** What has failed once already: the pauses between tries are made only where there is another. */
const failingFirst = <A>(failure: AskFailure, next: Effect.Effect<A, AskFailure>): Effect.Effect<A, AskFailure> => {
  let told: AskFailure | undefined = failure
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
    readonly read: <A>(system: System, name: string, tryOnce: Effect.Effect<A, AskFailure>) => Effect.Effect<A, AskFailure>
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

      const lanes = new Map(outsideSystems.map(({ system, label }) => [system, laneTo(system, label)]))

      const read = <A>(system: System, name: string, tryOnce: Effect.Effect<A, AskFailure>): Effect.Effect<A, AskFailure> => {
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
          return lane(answered)
        })
        return Effect.clockWith((clock) =>
          rate.take(name, clock.currentTimeMillisUnsafe()) > 0 ? Effect.fail<AskFailure>(tooOften) : question
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
