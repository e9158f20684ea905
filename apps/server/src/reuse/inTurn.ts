/**
 * One after another of one person (按人排队): what many presses of one person ask of the locker comes in their order, one at a time, so that others
 * find it free. Whoever has `mostAsked` waiting hears that it is too many. Kept in memory; a person's turns are gone with the last of them.
 */
import { TooMany } from '@ljonething/api/errors/errors'
import { Effect, Semaphore } from 'effect'

/** More than the materials of any scene that a certificate stands for. */
const mostAsked = 8

interface Turns {
  readonly one: Semaphore.Semaphore
  asked: number
}

export const makeInTurn = () => {
  const ofPersons = new Map<string, Turns>()
  return <A, E>(person: string, effect: Effect.Effect<A, E>): Effect.Effect<A, E | TooMany> =>
    Effect.suspend((): Effect.Effect<A, E | TooMany> => {
      const turns = ofPersons.get(person) ?? { one: Semaphore.makeUnsafe(1), asked: 0 }
      if (turns.asked >= mostAsked) return new TooMany()
      turns.asked += 1
      ofPersons.set(person, turns)
      const over = Effect.sync(() => {
        turns.asked -= 1
        if (turns.asked === 0) ofPersons.delete(person)
      })
      return Effect.ensuring(turns.one.withPermits(1)(effect), over)
    })
}
