import type { FormServices } from './FormServices.ts'

interface RareWordsStart {
  readonly ask: FormServices['hasRareWord']
  /** An answer, or that there is none, is here for a field. */
  readonly onNews: (id: string) => void
}

/** What a service says of rare characters (生僻字检查), asked for each value once, in the pauses of typing. */
export interface RareWords {
  /** Undefined as long as it is not known. */
  readonly found: (value: string) => boolean | undefined
  /** The value changed: what was asked of the one before is stopped, the new one is asked about after a pause. */
  readonly typed: (id: string, value: string) => void
  /** Asks at once; resolves with the answer, or without one after the longest time that anybody waits. */
  readonly ask: (id: string, value: string) => Promise<void>
  /** The service did not say it of this value. */
  readonly isAway: (id: string, value: string) => boolean
}

const pauseMs = 600
const longestMs = 5_000

interface Asked {
  readonly value: string
  readonly stop: AbortController
  readonly done: Promise<void>
}

export const createRareWords = ({ ask: remote, onNews }: RareWordsStart): RareWords => {
  const known = new Map<string, boolean>()
  const away = new Map<string, string>()
  const asking = new Map<string, Asked>()
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()
  const isSettled = (value: string) => value.trim() === '' || known.has(value)

  const begin = (id: string, value: string): Promise<void> => {
    const stop = new AbortController()
    const stopped = new Promise<never>((_, reject) => stop.signal.addEventListener('abort', () => reject(new Error('stopped'))))
    const limit = setTimeout(() => stop.abort(), longestMs)
    const answer = async () => {
      try {
        known.set(value, (await Promise.race([remote?.(value, stop.signal) ?? false, stopped])) === true)
        away.delete(id)
      } catch {
        if (asking.get(id)?.stop === stop) away.set(id, value)
      }
      clearTimeout(limit)
      if (asking.get(id)?.stop !== stop) return
      asking.delete(id)
      onNews(id)
    }
    const done = answer()
    asking.set(id, { value, stop, done })
    return done
  }
  const leave = (id: string) => {
    clearTimeout(waiting.get(id))
    waiting.delete(id)
    const last = asking.get(id)
    asking.delete(id)
    last?.stop.abort()
  }
  const ask = (id: string, value: string): Promise<void> => {
    const last = asking.get(id)
    if (last?.value === value) return last.done
    leave(id)
    return isSettled(value) ? Promise.resolve() : begin(id, value)
  }
  return {
    found: (value) => known.get(value),
    typed: (id, value) => {
      leave(id)
      if (!isSettled(value))
        waiting.set(
          id,
          setTimeout(() => void ask(id, value), pauseMs)
        )
    },
    ask,
    isAway: (id, value) => away.get(id) === value
  }
}
