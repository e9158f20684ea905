/**
 * A thread of the process as a scoped resource (工作线程): started without blocking, ended with its scope. Its first message says that it is
 * ready, then it answers each question in turn; after a failure it is of no more use.
 *
 * Work in native code cannot be stopped half-way: over the time limit the caller is answered at once, and the thread ends when that code returns.
 */
import { Worker } from 'node:worker_threads'
import type { ResourceLimits } from 'node:worker_threads'
import { Data, Effect } from 'effect'
import type { Scope } from 'effect/Scope'

export class ThreadFailed extends Data.TaggedError('ThreadFailed')<{
  readonly reason: 'timeout' | 'crashed'
  readonly detail: string
}> {}

export interface WorkerThreadOptions {
  readonly entry: URL
  readonly startMillis: number
  readonly timeLimitMillis: number
  readonly resourceLimits: ResourceLimits
}

export interface WorkerThread<Question, Answer> {
  /** One at a time. */
  readonly ask: (question: Question) => Effect.Effect<Answer, ThreadFailed>
}

export const startThread = <Question, Answer>(
  name: string,
  { entry, startMillis, timeLimitMillis, resourceLimits }: WorkerThreadOptions
): Effect.Effect<WorkerThread<Question, Answer>, ThreadFailed, Scope> =>
  Effect.gen(function* () {
    const worker = yield* Effect.acquireRelease(
      Effect.sync(() => new Worker(entry, { name, resourceLimits })),
      (started) => Effect.sync(() => void started.terminate())
    )
    let ended = false
    worker.on('error', () => (ended = true)).on('exit', () => (ended = true))
    yield* nextMessage<unknown>(worker, startMillis)
    const ask = (question: Question) =>
      Effect.suspend(() => {
        if (ended) return failed('crashed', 'ended while idle')
        worker.postMessage(question)
        return nextMessage<Answer>(worker, timeLimitMillis)
      })
    return { ask: (question: Question) => Effect.uninterruptible(ask(question)) }
  })

const nextMessage = <Message>(worker: Worker, withinMillis: number): Effect.Effect<Message, ThreadFailed> =>
  Effect.callback<Message, ThreadFailed>((resume) => {
    const settle = (outcome: Effect.Effect<Message, ThreadFailed>) => {
      stop()
      resume(outcome)
    }
    const onMessage = (message: Message) => settle(Effect.succeed(message))
    const onError = (error: unknown) => settle(failed('crashed', error instanceof Error ? error.name : 'unknown'))
    const onExit = (code: number) => settle(failed('crashed', `exit ${code}`))
    const timer = setTimeout(() => settle(failed('timeout', `${withinMillis} ms`)), withinMillis)
    const stop = () => {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    return Effect.sync(stop)
  })

const failed = (reason: ThreadFailed['reason'], detail: string) => Effect.fail(new ThreadFailed({ reason, detail }))
