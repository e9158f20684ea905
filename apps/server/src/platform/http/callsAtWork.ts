/** How many calls are at work at once (并发上限); beyond it 503. A call is at work once its body is there. */
import { Effect } from 'effect'
import type { HttpServerResponse } from 'effect/http'
import type { IncomingMessage } from 'node:http'
import { problem } from './problem.ts'

type Answering<E, R> = Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>

export const callsAtWork = (most: number) => {
  let running = 0
  const isFull = () => running >= most
  const begin = () => {
    running += 1
  }
  const end = () => {
    running -= 1
  }
  return {
    isFull,
    begin,
    end,
    /** Runs a call whose body came with it. */
    counted: <E, R>(effect: Answering<E, R>): Answering<E, R> =>
      Effect.suspend(() => {
        if (isFull()) return Effect.succeed(problem(503))
        begin()
        return Effect.ensuring(effect, Effect.sync(end))
      }),
    /** A file is received while the call runs, which counts from the end of its body on. */
    countedFromEnd: <E, R>(body: IncomingMessage, effect: Answering<E, R>): Answering<E, R> =>
      Effect.suspend(() => {
        if (isFull()) return Effect.succeed(problem(503))
        let counts = 0
        const atEnd = () => {
          counts = 1
          begin()
        }
        body.once('end', atEnd)
        return Effect.ensuring(
          effect,
          Effect.sync(() => {
            body.off('end', atEnd)
            running -= counts
          })
        )
      })
  }
}
