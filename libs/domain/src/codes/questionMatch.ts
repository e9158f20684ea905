/** 条件符合情况: the two answers to a condition. Source: spec §3.1. Example: `questionMatch.labelOf(1)` → 符合. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const questionMatch = codeTable({
  meets: [1, '符合'],
  fails: [0, '不符合']
})

export type QuestionMatch = CodeOf<typeof questionMatch>
