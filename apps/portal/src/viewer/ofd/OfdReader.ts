/**
 * The reader thread of one OFD (OFD 阅读线程): one question at a time, each within a time limit. A page that takes longer ends the thread and is
 * refused as slow; the next question begins a new one, at most three times, so that one bad page does not cost the others.
 */
import type { Answer, Drawn, Opened, Question, Refused } from './messages.ts'

const mostMs = 10_000
const mostThreads = 4

interface Waiting {
  readonly question: Question
  readonly isWanted: () => boolean
  readonly answer: (answer: Answer | undefined) => void
}

export interface OfdReader {
  readonly open: () => Promise<Opened | Refused>
  /** `width` in pixels. Pages asked for last are drawn first; what is no longer wanted when its turn comes is not. */
  readonly draw: (index: number, width: number, isWanted: () => boolean) => Promise<Drawn | Refused | undefined>
  /** Ends the thread; what is still asked is never answered. */
  readonly close: () => void
}

const slow: Refused = { kind: 'refused', reason: 'slow' }

export const ofdReader = (bytes: Uint8Array<ArrayBuffer>, limitMs = mostMs): OfdReader => {
  const waiting: Waiting[] = []
  let worker: Worker | undefined
  let threads = 0
  let busy = false
  let closed = false

  const asked = (question: Question): Promise<Answer> =>
    new Promise((resolve) => {
      const thread = worker
      if (thread === undefined) return resolve(slow)
      const finish = (answer: Answer) => {
        clearTimeout(timer)
        thread.removeEventListener('message', onMessage)
        thread.removeEventListener('error', onError)
        resolve(answer)
      }
      const stop = (answer: Refused) => {
        thread.terminate()
        worker = undefined
        finish(answer)
      }
      const onMessage = ({ data }: MessageEvent<Answer>) => finish(data)
      const onError = () => stop({ kind: 'refused', reason: 'broken' })
      const timer = setTimeout(() => stop(slow), limitMs)
      thread.addEventListener('message', onMessage)
      thread.addEventListener('error', onError)
      thread.postMessage(question)
    })

  const start = () => {
    if (threads >= mostThreads) return
    threads += 1
    worker = new Worker(new URL('./ofdWorker.ts', import.meta.url), { type: 'module' })
  }

  const answerOf = async (question: Question): Promise<Answer> => {
    if (worker === undefined) {
      start()
      if (question.kind !== 'open') await asked({ kind: 'open', bytes })
    }
    return asked(question)
  }

  const work = async () => {
    if (busy) return
    busy = true
    for (let next = waiting.pop(); next !== undefined && !closed; next = waiting.pop()) {
      next.answer(next.isWanted() ? await answerOf(next.question) : undefined)
    }
    busy = false
  }

  const ask = <A extends Answer | undefined>(question: Question, isWanted = () => true) =>
    new Promise<A>((resolve) => {
      waiting.push({ question, isWanted, answer: (answer) => resolve(answer as A) })
      void work()
    })

  return {
    open: () => ask<Opened | Refused>({ kind: 'open', bytes }),
    draw: (index, width, isWanted) => ask<Drawn | Refused | undefined>({ kind: 'draw', index, width }, isWanted),
    close: () => {
      closed = true
      worker?.terminate()
      worker = undefined
    }
  }
}
