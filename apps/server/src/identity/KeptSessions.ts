/**
 * Sessions kept in memory for a moment (会话缓存), so that the calls of one screen ask the database once: at most half a minute after the session was
 * last seen, never past its end. One that ends here is gone at once; the table signals every other end or change itself (`session_changed`),
 * whoever writes it and in whatever process, and then everything kept is dropped.
 */
import { Effect, Stream } from 'effect'
import { Signals } from '../platform/Signals.ts'

/** As the trigger of the table has it. */
const changedTopic = 'sessions'

/** Beyond it the one kept longest gives way. */
const most = 5_000

interface Kept {
  readonly lastSeenAt: Date
  readonly expiresAt: Date
}

/** After it a session is seen anew. */
export const seenEveryMs = 30_000

/** Seen in time to come is not fresh: a clock was set back. */
const isFresh = ({ lastSeenAt, expiresAt }: Kept, now: Date): boolean => {
  const unseenMs = now.getTime() - lastSeenAt.getTime()
  return now.getTime() < expiresAt.getTime() && unseenMs >= 0 && unseenMs <= seenEveryMs
}

/** By token and binding, as hashes. */
export const keptSessions = <A extends Kept>() =>
  Effect.gen(function* () {
    const kept = new Map<string, A>()
    let version = 0
    const dropAll = () => {
      version += 1
      kept.clear()
    }
    const changes = yield* (yield* Signals).subscribe(changedTopic)
    yield* Stream.runForEach(changes, () => Effect.sync(dropAll)).pipe(Effect.forkScoped)
    return {
      find: (key: string, now: Date): A | undefined => {
        const found = kept.get(key)
        return found !== undefined && isFresh(found, now) ? found : undefined
      },
      /** To be asked before the session is read: what is read while another ends is not kept. */
      version: () => version,
      keep: (key: string, session: A, asOf: number) => {
        if (asOf !== version) return
        kept.delete(key)
        kept.set(key, session)
        const oldest = kept.size > most ? kept.keys().next().value : undefined
        if (oldest !== undefined) kept.delete(oldest)
      },
      dropAll
    }
  })
