/**
 * One after another (排队): what many presses ask of one thing comes in their order, one at a time, so that others find it free. Whoever has
 * `mostAsked` waiting hears that it is too many. Kept in memory; the turns of a name are gone with the last of them.
 */
import { TooMany } from '@ljonething/api/errors/errors'
import { Effect, Semaphore } from 'effect'

interface Turns {
  readonly one: Semaphore.Semaphore
  asked: number
}

export const makeInTurn = (mostAsked: number) => {
  const ofNames = new Map<string, Turns>()
  return <A, E>(name: string, effect: Effect.Effect<A, E>): Effect.Effect<A, E | TooMany> =>
    Effect.suspend((): Effect.Effect<A, E | TooMany> => {
      const turns = ofNames.get(name) ?? { one: Semaphore.makeUnsafe(1), asked: 0 }
      if (turns.asked >= mostAsked) return new TooMany()
      turns.asked += 1
      ofNames.set(name, turns)
      const over = Effect.sync(() => {
        turns.asked -= 1
        if (turns.asked === 0) ofNames.delete(name)
      })
      return Effect.ensuring(turns.one.withPermits(1)(effect), over)
    })
}
