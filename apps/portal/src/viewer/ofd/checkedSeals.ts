/** The seals of an OFD, checked in a thread of their own within a time limit (验章); undefined when it takes longer. */
import type { SealCheck } from '@ljonething/ofd/seals/checkSeals'
import { askedOnce } from '../../browser/threads.ts'
import type { SealQuestion } from './messages.ts'

const mostMs = 20_000

export const checkedSeals = (question: SealQuestion, givenUp: AbortSignal): Promise<readonly SealCheck[] | undefined> =>
  askedOnce(new Worker(new URL('./sealWorker.ts', import.meta.url), { type: 'module' }), question, { mostMs, givenUp })
