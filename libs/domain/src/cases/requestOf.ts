/**
 * The correction that a case waits for (待补正): what its last move asked for. Undefined when it waits for none, or was asked before requests were kept.
 * Example: a case moved to 6 with a request → that request; corrected since → undefined.
 */
import { awaitsCorrection } from './caseStatus.ts'
import type { CorrectionRequest } from './correction.ts'
import type { Case } from './lifecycle.ts'

export const requestOf = ({ status, log }: Pick<Case, 'status' | 'log'>): CorrectionRequest | undefined => {
  const last = log.at(-1)
  return awaitsCorrection(status) && last?.kind === 'move' ? last.request : undefined
}
