/**
 * What is read once and kept until a topic signals that it changed (随变更重读). Whoever changed it forgets it at once besides; a reading that was under
 * way meanwhile is not kept.
 */
import { Effect, Stream } from 'effect'
import type { Scope } from 'effect'
import { Signals } from './Signals.ts'

export interface Kept<A, E, R> {
  readonly get: Effect.Effect<A, E, R>
  readonly forget: Effect.Effect<void>
}

export const keptUntilSignal = <A, E, R>(
  topic: string,
  read: Effect.Effect<A, E, R>
): Effect.Effect<Kept<A, E, R>, never, Signals | Scope.Scope> =>
  Effect.gen(function* () {
    let kept: { readonly value: A } | undefined
    let version = 0
    const forget = Effect.sync(() => {
      version += 1
      kept = undefined
    })
    const changes = yield* (yield* Signals).subscribe(topic)
    yield* Stream.runForEach(changes, () => forget).pipe(Effect.forkScoped)
    return {
      forget,
      get: Effect.suspend(() => {
        if (kept !== undefined) return Effect.succeed(kept.value)
        const asked = version
        return Effect.tap(read, (value) =>
          Effect.sync(() => {
            if (version === asked) kept = { value }
          })
        )
      })
    }
  })
