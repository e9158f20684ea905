/** Refuses with `TooMany` and says in `Retry-After` when it may be tried again (限流). */
import { TooMany } from '@ljonething/api/errors/errors'
import { Effect } from 'effect'
import { HttpEffect, HttpServerResponse } from 'effect/http'

export const tooMany = (seconds: number, msg: string): Effect.Effect<never, TooMany> =>
  Effect.gen(function* () {
    const withRetryAfter = (response: HttpServerResponse.HttpServerResponse) =>
      HttpServerResponse.setHeader(response, 'retry-after', String(seconds))
    HttpEffect.appendPreResponseHandlerUnsafe(yield* Effect.context<never>(), (_, response) => Effect.succeed(withRetryAfter(response)))
    return yield* new TooMany({ msg })
  })
