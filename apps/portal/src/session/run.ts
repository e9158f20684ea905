/** Runs a call of the contract as a promise: resolves with the data, rejects with the tagged error itself. */
import { ApiClient, call } from '@ljonething/api/client/ApiClient'
import type { Effect } from 'effect'
import { Cause, Exit, ManagedRuntime } from 'effect'
import { clientType } from './clientType.ts'
import { noteCall } from './lastCall.ts'
import { sessionEnded } from './sessionEnded.ts'
import { getToken, storedToken } from './token.ts'

const runtimeWith = (token: () => string | null) => ManagedRuntime.make(ApiClient.layer('', { token, clientType }))

export type Client = ApiClient['Service']

export type Run = <A, E>(name: string, use: (client: Client) => Effect.Effect<A, E>, signal?: AbortSignal) => Promise<A>

const runner =
  (runtime: ReturnType<typeof runtimeWith>, onNotLoggedIn: () => void): Run =>
  async (name, use, signal) => {
    const exit = await runtime.runPromiseExit(call(name, use), signal === undefined ? {} : { signal })
    if (Exit.isSuccess(exit)) {
      noteCall()
      return exit.value
    }
    const error = Cause.squash(exit.cause)
    if (hasTag(error, 'NotLoggedIn')) onNotLoggedIn()
    throw error
  }

const hasTag = (error: unknown, tag: string): boolean =>
  typeof error === 'object' && error !== null && '_tag' in error && error._tag === tag

export const run = runner(runtimeWith(getToken), () => {
  if (getToken() !== null) sessionEnded.announce()
})

/** Calls with the token stored last by any tab, before this tab takes it over. */
export const runAsStored = runner(runtimeWith(storedToken), () => undefined)
