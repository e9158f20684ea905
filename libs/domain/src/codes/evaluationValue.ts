/** 答案评价: what a person says of an answer. Source: spec §3.1. Example: `evaluationValue.labelOf(1)` → 有帮助. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const evaluationValue = codeTable({
  good: [1, '有帮助'],
  bad: [0, '没帮助'],
  cancel: [2, '取消评价']
})

export type EvaluationValue = CodeOf<typeof evaluationValue>
