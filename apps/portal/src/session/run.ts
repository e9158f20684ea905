/** Runs a call of the contract as a promise: resolves with the data, rejects with the tagged error itself. */
import { ApiClient, call } from '@ljonething/api/client/ApiClient'
import type { Effect } from 'effect'
import { Cause, Exit, ManagedRuntime } from 'effect'
import { clientType } from './clientType.ts'
import { sessionEnded } from './sessionEnded.ts'
import { getToken } from './token.ts'

const runtime = ManagedRuntime.make(ApiClient.layer('', { token: getToken, clientType }))

export type Client = ApiClient['Service']

export const run = async <A, E>(name: string, use: (client: Client) => Effect.Effect<A, E>, signal?: AbortSignal): Promise<A> => {
  const exit = await runtime.runPromiseExit(call(name, use), signal === undefined ? {} : { signal })
  if (Exit.isSuccess(exit)) return exit.value
  const error = Cause.squash(exit.cause)
  if (hasTag(error, 'NotLoggedIn') && getToken() !== null) sessionEnded.announce()
  throw error
}

const hasTag = (error: unknown, tag: string): boolean =>
  typeof error === 'object' && error !== null && '_tag' in error && error._tag === tag
