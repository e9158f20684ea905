/**
 * One typesetting thread as a scoped resource: started without blocking, ended with its scope.
 *
 * Typesetting is native code, which cannot be stopped half-way: over the time limit the caller is answered at once, the
 * thread is told to end and does so when the compiler returns. The limit on the size of documents bounds that time.
 */
import { Worker } from 'node:worker_threads'
import type { ResourceLimits } from 'node:worker_threads'
import * as Effect from 'effect/Effect'
import type { Scope } from 'effect/Scope'
import { DocumentFailed } from './DocumentFailed.ts'
import type { threadReady } from './RenderRequest.ts'
import type { RenderAnswer, Rendered, RenderRequest } from './RenderRequest.ts'

export interface RenderThread {
  /** Sets one document; the thread takes one at a time and is of no more use after a failure other than `refused`. */
  readonly render: (request: RenderRequest) => Effect.Effect<Rendered, DocumentFailed>
  /** Documents set so far. */
  readonly renders: () => number
}

export interface RenderThreadOptions {
  readonly entry: URL
  readonly startMillis: number
  readonly timeLimitMillis: number
  readonly resourceLimits: ResourceLimits
}

/** Starts a thread; succeeds once its fonts are loaded. */
export const startRenderThread = (options: RenderThreadOptions): Effect.Effect<RenderThread, DocumentFailed, Scope> =>
  Effect.gen(function* () {
    const worker = yield* Effect.acquireRelease(
      Effect.sync(() => new Worker(options.entry, { name: 'documents', resourceLimits: options.resourceLimits })),
      (started) => Effect.sync(() => void started.terminate())
    )
    let ended = false
    let renders = 0
    worker.on('error', () => (ended = true)).on('exit', () => (ended = true))
    yield* nextMessage<typeof threadReady>(worker, options.startMillis)

    const render = Effect.fnUntraced(function* (request: RenderRequest) {
      if (ended) return yield* new DocumentFailed({ reason: 'crashed', detail: 'ended while idle' })
      worker.postMessage(request)
      const answer = yield* nextMessage<RenderAnswer>(worker, options.timeLimitMillis)
      renders += 1
      if (answer.kind === 'refused') return yield* new DocumentFailed({ reason: 'refused', detail: answer.detail })
      return answer
    }, Effect.uninterruptible)

    return { render, renders: () => renders }
  })

const nextMessage = <Message>(worker: Worker, withinMillis: number): Effect.Effect<Message, DocumentFailed> =>
  Effect.callback<Message, DocumentFailed>((resume) => {
    const settle = (outcome: Effect.Effect<Message, DocumentFailed>) => {
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

const failed = (reason: DocumentFailed['reason'], detail: string) => Effect.fail(new DocumentFailed({ reason, detail }))
