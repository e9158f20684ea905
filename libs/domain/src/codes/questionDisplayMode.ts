/** 问题显示方式: whether a question shows its own text; hidden by this mode it is a container. Source: spec §3.1. Example: `questionDisplayMode.labelOf('0')` → 显示. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const questionDisplayMode = codeTable({
  show: ['0', '显示'],
  hide: ['1', '隐藏']
})

export type QuestionDisplayMode = CodeOf<typeof questionDisplayMode>
