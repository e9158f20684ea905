/**
 * Asks the calls of one group by name, for a caller that loads a group when it first uses it. The client of the group is made once.
 * A call resolves with its data, or with the bytes of a file in one piece, and rejects with the tagged error of `errors/errors.ts` itself.
 */
import { Effect, Stream } from 'effect'
import { FetchHttpClient, HttpClient } from 'effect/http'
import type { HttpApiGroup } from 'effect/http-api'
import { contractOf } from '../contractOf.ts'
import type { Credentials } from './makeClient.ts'
import { call, makeClient } from './makeClient.ts'

type Answer = Stream.Stream<Uint8Array, unknown> | Readonly<Record<string, unknown>> | readonly unknown[]
type Methods = Readonly<Record<string, (request: object) => Effect.Effect<Answer, unknown>>>

export interface Asking {
  /** Ends it early. */
  readonly signal?: AbortSignal | undefined
}

/** Name of the call, what it takes, and how it is asked. */
export type Ask = (name: string, request: object, asking?: Asking) => Promise<unknown>

const inOnePiece = (answer: Answer): Effect.Effect<unknown, unknown> =>
  Stream.isStream(answer) ? Stream.mkUint8Array(answer) : Effect.succeed(answer)

export const askGroup = (group: HttpApiGroup.Constraint, baseUrl: string, credentials: Credentials): Ask => {
  /** Nobody reads the spans of a browser, and no service the headers that name them. */
  const untraced = Effect.provideService(HttpClient.TracerDisabledWhen, () => true)
  const client = Effect.runSync(makeClient(contractOf(group), baseUrl, credentials).pipe(Effect.provide(FetchHttpClient.layer)))
  // Names become text here; `Calls` holds every caller against the contract and tells what a call takes and gives.
  const methods = (client as Readonly<Record<string, Methods>>)[group.identifier]
  return async (name, request, { signal } = {}) => {
    const method = methods?.[name]
    if (method === undefined) throw new Error(`The contract has no call ${group.identifier}.${name}`)
    return Effect.runPromise(untraced(call(name, Effect.flatMap(method(request), inOnePiece))), { signal })
  }
}
