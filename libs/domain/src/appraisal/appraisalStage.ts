/**
 * 评价时机: the stage that can be rated where a case stands: 1 application before acceptance, 2 acceptance while it is handled, 3 completion
 * once nothing moves any more or a result is there. A withdrawn case and an unknown status have none. Source: spec §3.1, §4.1.
 * Example: `appraisalStageOf(9)` → 2, `appraisalStageOf(16)` → 3, `appraisalStageOf(51)` → undefined.
 */
import { parseStatus } from '../cases/caseStatus.ts'
import type { CaseStatus } from '../cases/caseStatus.ts'
import type { EvaluationStage } from '../codes/evaluationStage.ts'

const stages: Readonly<Record<CaseStatus, EvaluationStage | undefined>> = {
  1: 1,
  2: 1,
  3: 3,
  4: 1,
  5: 1,
  6: 1,
  7: 3,
  8: 2,
  9: 2,
  10: 2,
  11: 3,
  12: 3,
  13: 3,
  14: 3,
  15: 3,
  16: 3,
  51: undefined
}

export function appraisalStageOf(status: unknown): EvaluationStage | undefined {
  const code = parseStatus(status)
  return code === undefined ? undefined : stages[code]
}
