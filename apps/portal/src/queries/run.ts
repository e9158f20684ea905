/**
 * Runs a call of the contract by name: `run('oneThingDrafts', 'queryThingInfo', { query: { rowGuid }, signal })` resolves with the data and rejects
 * with the tagged error itself. The group and the client load with the first call, so that a screen that only names a call weighs nothing; what
 * cannot be loaded is a lost connection (Transport) and is loaded anew by the next call.
 */
import type { Ask, Asking } from '@ljonething/api/client/askGroup'
import type { AnswerOf, CallName, RequestOf } from '@ljonething/api/client/Calls'
import { clientType } from '../browser/clientType.ts'
import { nextTask } from '../browser/nextTask.ts'
import { sessionEnded } from '../session/sessionEnded.ts'
import { getToken, storedToken } from '../session/token.ts'
import { apiFailure } from './apiError.ts'
import { failureOf } from './failures.ts'
import type { AskedGroup } from './groups.ts'
import { groups } from './groups.ts'
import { noteCall } from './lastCall.ts'

type Asked<Request> = Record<never, never> extends Request ? [asked?: Request & Asking] : [asked: Request & Asking]

export type Run = <G extends AskedGroup, C extends CallName<G>>(
  group: G,
  call: C,
  ...asked: Asked<RequestOf<G, C>>
) => Promise<AnswerOf<G, C>>

const notLoaded = (cause: unknown): never => {
  throw Object.assign(new Error('The client of the contract did not load', { cause }), {
    _tag: 'Transport',
    msg: '网络连接失败，请检查网络后重试'
  })
}

export const loadClient = () => import('./client.ts')

const runner = (token: () => string | null, onNotLoggedIn: () => void): Run => {
  const loaded = new Map<AskedGroup, Promise<Ask>>()

  const load = (name: AskedGroup): Promise<Ask> => {
    const made = loaded.get(name)
    if (made !== undefined) return made
    const loading = nextTask()
      .then(() => Promise.all([loadClient(), groups[name]()]))
      .then(
        ([{ askGroup }, group]) => nextTask().then(() => askGroup(group, '', { token, clientType })),
        (cause: unknown) => {
          loaded.delete(name)
          return notLoaded(cause)
        }
      )
    loaded.set(name, loading)
    return loading
  }

  function run<G extends AskedGroup, C extends CallName<G>>(group: G, call: C, ...asked: Asked<RequestOf<G, C>>): Promise<AnswerOf<G, C>>
  async function run(group: AskedGroup, call: string, { signal, ...request }: Asking = {}): Promise<unknown> {
    try {
      const ask = await load(group)
      const answer = await ask(call, request, { signal })
      noteCall()
      return answer
    } catch (error) {
      if (apiFailure(error).tag === 'NotLoggedIn') onNotLoggedIn()
      throw signal?.aborted === true ? error : failureOf(`${group}.${call}`, error)
    }
  }
  return run
}

export const run = runner(getToken, () => {
  if (getToken() !== null) sessionEnded.announce()
})

/** Calls with the token stored last by any tab, before this tab takes it over. */
export const runAsStored = runner(storedToken, () => undefined)
