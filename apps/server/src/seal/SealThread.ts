/**
 * Signing and checking PDF files in a thread of its own (签章线程), so that no call waits for the arithmetic of another. It starts with the
 * first task and ends when none came for a while; each task has a time limit, and after a failure a fresh thread takes its place.
 */
import { Context, Effect, Layer, Pool } from 'effect'
import { startThread, ThreadFailed } from '../platform/WorkerThread.ts'
import type { WorkerThreadOptions } from '../platform/WorkerThread.ts'
import type { SignedCheck } from './pdf/checkSigned.ts'
import type { CheckTask, SealTask, SealTaskDone, SignTask } from './pdf/sealTask.ts'

const defaults: WorkerThreadOptions = {
  entry: new URL('./sealThreadEntry.ts', import.meta.url),
  startMillis: 30_000,
  timeLimitMillis: 10_000,
  resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }
}

export class SealThread extends Context.Service<
  SealThread,
  {
    /** Once the thread has started. */
    readonly ready: Effect.Effect<void, ThreadFailed>
    /** The file with one more signature. */
    readonly sign: (task: Omit<SignTask, 'kind'>) => Effect.Effect<Uint8Array, ThreadFailed>
    readonly check: (task: Omit<CheckTask, 'kind'>) => Effect.Effect<SignedCheck, ThreadFailed>
  }
>()('@ljonething/server/seal/SealThread') {
  static readonly layer = Layer.effect(
    SealThread,
    Effect.gen(function* () {
      const acquire = startThread<SealTask, SealTaskDone>('seals', defaults)
      const pool = yield* Pool.makeWithTTL({ acquire, min: 0, max: 1, timeToLive: '10 minutes' })
      const wrong = ({ kind }: SealTaskDone, detail: string = kind) => new ThreadFailed({ reason: 'crashed', detail })
      const run = (task: SealTask) =>
        Pool.use(pool, (thread) => Effect.tapError(thread.ask(task), () => Pool.invalidate(pool, thread))).pipe(
          Effect.flatMap((done) => (done.kind === 'failed' ? Effect.fail(wrong(done, done.detail)) : Effect.succeed(done)))
        )
      return SealThread.of({
        ready: Pool.use(pool, () => Effect.void),
        sign: (task) =>
          Effect.flatMap(run({ kind: 'sign', ...task }), (done) => (done.kind === 'signed' ? Effect.succeed(done.pdf) : wrong(done))),
        check: (task) =>
          Effect.flatMap(run({ kind: 'check', ...task }), (done) => (done.kind === 'checked' ? Effect.succeed(done.check) : wrong(done)))
      })
    })
  )
}
