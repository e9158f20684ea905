/**
 * The reader thread of one OFD (OFD 阅读线程): one question at a time, each within a time limit that
 * runs once the thread is loaded. A page that takes longer ends the thread and is
 * refused as slow; the next question begins a new one, at most three times, so that one bad page does not cost the others.
 */
import { nextSaid } from '../../browser/threads.ts'
import type { Answer, Drawn, Opened, Question, Ready, Refused } from './messages.ts'

const mostMs = 10_000
/** Until the thread is there; a slow connection is no fault of the file. */
const longestLoadMs = 20_000
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
const absent: Refused = { kind: 'refused', reason: 'absent' }

export const ofdReader = (bytes: Uint8Array<ArrayBuffer>, limitMs = mostMs): OfdReader => {
  const waiting: Waiting[] = []
  let worker: Worker | undefined
  let threads = 0
  let busy = false
  let closed = false

  /** What the thread says next. One that fails, or is silent for too long, is ended. */
  const heard = async <Said>(thread: Worker, longestMs: number, late: Refused, failed: Refused): Promise<Said | Refused> => {
    const outcome = await nextSaid<Said>(thread, longestMs)
    if (typeof outcome === 'object') return outcome.said
    thread.terminate()
    worker = undefined
    return outcome === 'late' ? late : failed
  }

  const asked = (question: Question): Promise<Answer> => {
    if (worker === undefined) return Promise.resolve(slow)
    const answer = heard<Answer>(worker, limitMs, slow, { kind: 'refused', reason: 'broken' })
    worker.postMessage(question)
    return answer
  }

  const start = async (): Promise<Refused | Ready> => {
    if (threads >= mostThreads) return slow
    threads += 1
    worker = new Worker(new URL('./ofdWorker.ts', import.meta.url), { type: 'module' })
    return heard<Ready>(worker, longestLoadMs, absent, absent)
  }

  const answerOf = async (question: Question): Promise<Answer> => {
    if (worker === undefined) {
      const started = await start()
      if (started.kind === 'refused') return started
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
