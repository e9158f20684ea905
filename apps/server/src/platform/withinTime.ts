/**
 * An effect with a time limit that holds (时限): when it is over the caller goes on at once. The effect is interrupted, and what it holds on to, such
 * as a transaction that a database in trouble does not let go of, ends behind, with nobody waiting. Interrupting the caller is no different. What
 * ends at once needs no clock.
 */
import type { Context, Fiber } from 'effect'
import { Duration, Effect } from 'effect'

export const withinTime = <A, E, R, B>(
  effect: Effect.Effect<A, E, R>,
  limit: Duration.Input,
  otherwise: () => B
): Effect.Effect<A | B, E, R> =>
  Effect.contextWith((context: Context.Context<R>) => endWithin(Effect.runForkWith(context)(effect), limit, otherwise))

/** What runs already, for whoever needs to see how it ends. */
export const endWithin = <A, E, B>(fiber: Fiber.Fiber<A, E>, limit: Duration.Input, otherwise: () => B): Effect.Effect<A | B, E> =>
  fiber.pollUnsafe() ??
  Effect.callback<A | B, E>((resume) => {
    const timer = setTimeout(
      () => {
        resume(Effect.succeed(otherwise()))
        fiber.interruptUnsafe()
      },
      Duration.toMillis(Duration.fromInputUnsafe(limit))
    )
    fiber.addObserver((exit) => {
      clearTimeout(timer)
      resume(exit)
    })
    return Effect.sync(() => {
      clearTimeout(timer)
      fiber.interruptUnsafe()
    })
  })
