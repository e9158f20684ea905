/** One typesetting thread (排版线程). The limit on the size of documents bounds the time that it takes to end. */
import * as Effect from 'effect/Effect'
import type { Scope } from 'effect/Scope'
import { startThread } from '../platform/WorkerThread.ts'
import type { ThreadFailed, WorkerThreadOptions } from '../platform/WorkerThread.ts'
import { DocumentFailed } from './DocumentFailed.ts'
import type { RenderAnswer, Rendered, RenderRequest } from './RenderRequest.ts'

export interface RenderThread {
  /** Sets one document; the thread takes one at a time and is of no more use after a failure other than `refused`. */
  readonly render: (request: RenderRequest) => Effect.Effect<Rendered, DocumentFailed>
  /** Documents set so far. */
  readonly renders: () => number
}

const documentFailed = ({ reason, detail }: ThreadFailed) => new DocumentFailed({ reason, detail })

/** Starts a thread; succeeds once its fonts are loaded. */
export const startRenderThread = (options: WorkerThreadOptions): Effect.Effect<RenderThread, DocumentFailed, Scope> =>
  Effect.gen(function* () {
    const thread = yield* startThread<RenderRequest, RenderAnswer>('documents', options)
    let renders = 0
    const render = Effect.fnUntraced(function* (request: RenderRequest) {
      const answer = yield* thread.ask(request).pipe(Effect.mapError(documentFailed))
      renders += 1
      if (answer.kind === 'refused') return yield* new DocumentFailed({ reason: 'refused', detail: answer.detail })
      return answer
    })
    return { render, renders: () => renders }
  }).pipe(Effect.catchTag('ThreadFailed', (failure) => Effect.fail(documentFailed(failure))))
