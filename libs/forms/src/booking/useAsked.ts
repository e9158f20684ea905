import { useCallback, useEffect, useEffectEvent, useState } from 'react'

export interface Asked<A> {
  /** Undefined until it comes, and after another question. */
  readonly data: A | undefined
  /** Why it did not come. */
  readonly failure: string | undefined
  /** The same function each time. */
  readonly again: () => void
}

interface Answer<A> {
  readonly key: string
  readonly data?: A | undefined
  readonly failure?: string
}

/** Asks once for each key (逐项查询), '' asks nothing; asked again, the last answer stays until the next. */
export const useAsked = <A>(key: string, ask: () => Promise<A>): Asked<A> => {
  const [answer, setAnswer] = useState<Answer<A>>()
  const [round, setRound] = useState(0)
  const begin = useEffectEvent(ask)
  useEffect(() => {
    if (key === '') return undefined
    let live = true
    const take = (next: Omit<Answer<A>, 'key'>) => {
      if (live) setAnswer((last) => ({ key, ...(last?.key === key ? { data: last.data } : {}), ...next }))
    }
    begin().then(
      (data) => take({ data }),
      (error: unknown) => take({ failure: failureText(error) })
    )
    return () => {
      live = false
    }
  }, [key, round])
  const now = answer?.key === key ? answer : undefined
  const again = useCallback(() => setRound((count) => count + 1), [])
  return { data: now?.data, failure: now?.failure, again }
}

export const failureText = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : '查询失败，请稍后再试'
