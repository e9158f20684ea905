/** 对话模式: who answers. Source: spec §3.1. Example: `dialogMode.labelOf(0)` → 机器人. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const dialogMode = codeTable({
  robot: [0, '机器人'],
  person: [1, '人工']
})

export type DialogMode = CodeOf<typeof dialogMode>
