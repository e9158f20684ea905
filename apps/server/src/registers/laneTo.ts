/**
 * The way to one outside system (询问通道): so many questions at once, a few more that wait a while, and none while it is left alone. That it is left
 * alone, and asked again, is logged once.
 */
import { systemLimits } from '@ljonething/domain/registers/askLimits'
import type { System } from '@ljonething/domain/registers/registers'
import { Cause, Effect, Exit, Option, Semaphore } from 'effect'
import { withinTime } from '../platform/withinTime.ts'
import type { RegisterGap } from './RegisterGap.ts'
import { restOf } from './restOf.ts'
import type { Change, Ending } from './restOf.ts'
import { SilentRegister } from './Upstream.ts'

export type AskFailure = SilentRegister | RegisterGap

export type Lane = <A>(question: Effect.Effect<A, AskFailure>) => Effect.Effect<A, AskFailure>

export const silent = (reason: string) => new SilentRegister({ reason })
/** Told when it began; the same for everybody. */
export const leftAlone = silent('left alone')

/** That nobody answers for a system says nothing about it, nor does a caller who goes away. */
const endingOf = <A>(exit: Exit.Exit<A, AskFailure>): Ending => {
  if (Exit.isSuccess(exit)) return 'answered'
  if (Cause.hasInterruptsOnly(exit.cause)) return 'nothing'
  const failure = Exit.findErrorOption(exit)
  return Option.isSome(failure) && failure.value._tag === 'RegisterGap' ? 'nothing' : 'failed'
}

export const laneTo = (system: System, label: string): Lane => {
  const limits = systemLimits(system)
  const rest = restOf(limits)
  const places = Semaphore.makeUnsafe(limits.atOnce)
  let waiting = 0

  /** A line of the log. */
  const tell = (change: Change) =>
    change === 'left alone'
      ? Effect.logWarning('登记库连续未答复，暂停询问', { system, label })
      : Effect.logInfo('登记库恢复答复', { system, label })

  /** Not at all while the system is left alone. What has its turn says how it ended, whoever interrupts it. */
  const guarded: Lane = (question) =>
    Effect.uninterruptibleMask((restore) =>
      Effect.clockWith((clock) => {
        const turn = rest.turnAt(clock.currentTimeMillisUnsafe())
        if (turn === undefined) return Effect.fail(leftAlone)
        return Effect.onExit(restore(question), (exit) => {
          const change = rest.ended(turn, endingOf(exit), clock.currentTimeMillisUnsafe())
          return change === undefined ? Effect.void : tell(change)
        })
      })
    )

  /** Has a place by itself, or soon, or none. */
  const placed: Lane = (question) => {
    const queued = Effect.suspend(() => {
      if (waiting >= limits.waiting) return Effect.fail(silent('too many at once'))
      waiting += 1
      return withinTime(Effect.as(places.takeScoped(1), true), limits.waitMs, () => false).pipe(
        Effect.ensuring(Effect.sync(() => (waiting -= 1))),
        Effect.flatMap((hasPlace) => (hasPlace ? question : Effect.fail(silent('waited too long')))),
        Effect.scoped
      )
    })
    return Effect.flatMap(places.withPermitsIfAvailable(1)(question), (found) =>
      Option.isSome(found) ? Effect.succeed(found.value) : queued
    )
  }

  return (question) => placed(guarded(question))
}
