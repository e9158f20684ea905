/** The thread of seals (签章线程): says it is ready, then does one task after another. */
import { parentPort } from 'node:worker_threads'
import { doSealTask } from './pdf/sealTask.ts'
import type { SealTask, SealTaskDone } from './pdf/sealTask.ts'

const failed = (error: unknown): SealTaskDone => ({ kind: 'failed', detail: error instanceof Error ? error.name : 'unknown' })

parentPort?.on('message', (task: SealTask) => {
  void doSealTask(task)
    .catch(failed)
    .then((done) => parentPort?.postMessage(done, done.kind === 'signed' ? [done.pdf.buffer] : []))
})
parentPort?.postMessage('ready')
