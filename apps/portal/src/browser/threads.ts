/**
 * What a thread says next (后台线程): `late` after `mostMs` or once it is given up, `failed` when it cannot be loaded or threw. Who asked ends a
 * thread that did not say anything.
 */
export const nextSaid = <Said>(
  thread: Worker,
  mostMs: number,
  givenUp?: AbortSignal
): Promise<{ readonly said: Said } | 'late' | 'failed'> =>
  new Promise((resolve) => {
    const listening = new AbortController()
    const { signal } = listening
    const finish = (outcome: { readonly said: Said } | 'late' | 'failed') => {
      clearTimeout(timer)
      listening.abort()
      resolve(outcome)
    }
    const timer = setTimeout(() => finish('late'), mostMs)
    if (givenUp?.aborted === true) return finish('late')
    givenUp?.addEventListener('abort', () => finish('late'), { signal })
    thread.addEventListener('message', ({ data }: MessageEvent<Said>) => finish({ said: data }), { signal })
    thread.addEventListener('error', () => finish('failed'), { signal })
  })

/** The answer of a thread that is asked once and ended; undefined when it has none. */
export const askedOnce = async <Said>(
  thread: Worker,
  question: unknown,
  { mostMs, givenUp, transfer = [] }: { readonly mostMs: number; readonly givenUp?: AbortSignal; readonly transfer?: Transferable[] }
): Promise<Said | undefined> => {
  const outcome = nextSaid<Said>(thread, mostMs, givenUp)
  thread.postMessage(question, transfer)
  const answer = await outcome
  thread.terminate()
  return typeof answer === 'string' ? undefined : answer.said
}
