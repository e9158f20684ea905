/**
 * `fetch` by a thread beside the page (线程中的请求), for what is asked while one types: to begin a request takes a page as long as a key press. A
 * thread that fails, or whose answer is no longer waited for, is ended and none begun again. What it did not ask, or got no answer to, is asked by
 * the page itself, so that it is for requests that may come twice; their bodies are texts or bytes.
 */
import type { Answered, Asked } from './askingThread.ts'

type Thread = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>

const empty = new Set([204, 205, 304])

const responseOf = ({ status, headers, bytes }: NonNullable<Answered['answer']>): Response =>
  new Response(empty.has(status) ? null : bytes, { status, headers: [...headers] })

/** `start` begins a thread that runs `askInThread`. */
export const threadFetch = (start: () => Thread): typeof fetch => {
  const waiting = new Map<number, (answer: Answered['answer']) => void>()
  let thread: Thread | undefined
  let isGivenUp = false
  let last = 0

  const answer = (id: number, given: Answered['answer']) => waiting.get(id)?.(given)

  const giveUp = () => {
    isGivenUp = true
    thread?.terminate()
    thread = undefined
    for (const id of waiting.keys()) answer(id, undefined)
  }

  const begun = (): Thread => {
    const made = start()
    made.addEventListener('error', giveUp)
    made.addEventListener('message', ({ data }: MessageEvent<Answered>) => answer(data.id, data.answer))
    return made
  }

  const running = (): Thread | undefined => {
    if (isGivenUp) return undefined
    try {
      thread ??= begun()
    } catch {
      isGivenUp = true
    }
    return thread
  }

  const askedOf = (asking: Thread, question: Asked, signal: AbortSignal | null | undefined) => {
    let leave = giveUp
    const given = new Promise<Answered['answer']>((resolve, reject) => {
      waiting.set(question.id, resolve)
      leave = () => {
        reject(signal?.reason as Error)
        giveUp()
      }
    })
    signal?.addEventListener('abort', leave)
    asking.postMessage(question)
    return given.finally(() => {
      waiting.delete(question.id)
      signal?.removeEventListener('abort', leave)
    })
  }

  return async (input, init = {}) => {
    const { signal, ...rest } = init
    signal?.throwIfAborted()
    const asking = input instanceof Request ? undefined : running()
    if (asking === undefined) return fetch(input, init)
    const headers = [...new Headers(rest.headers)]
    const given = await askedOf(asking, { id: (last += 1), url: String(input), init: { ...rest, headers } }, signal)
    return given === undefined ? fetch(input, init) : responseOf(given)
  }
}
