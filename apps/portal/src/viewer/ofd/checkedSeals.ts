/** The seals of an OFD, checked in a thread of their own within a time limit (验章); undefined when it takes longer. */
import type { SealCheck } from '@ljonething/ofd/seals/checkSeals'
import type { SealQuestion } from './messages.ts'

const mostMs = 20_000

export const checkedSeals = (question: SealQuestion, signal: AbortSignal): Promise<readonly SealCheck[] | undefined> => {
  const worker = new Worker(new URL('./sealWorker.ts', import.meta.url), { type: 'module' })
  return new Promise<readonly SealCheck[] | undefined>((resolve) => {
    const stop = () => resolve(undefined)
    const limit = AbortSignal.any([signal, AbortSignal.timeout(mostMs)])
    limit.addEventListener('abort', stop)
    worker.addEventListener('error', stop)
    worker.addEventListener('message', ({ data }: MessageEvent<readonly SealCheck[]>) => resolve(data))
    worker.postMessage(question)
  }).finally(() => worker.terminate())
}
