/** 评价环节: the stage of a case that is rated. Source: spec §3.1. Example: `evaluationStage.labelOf(1)` → 申报. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const evaluationStage = codeTable({
  application: [1, '申报'],
  acceptance: [2, '受理'],
  completion: [3, '办结']
})

export type EvaluationStage = CodeOf<typeof evaluationStage>
