/** 会话类型: what a session of the dialog is for. Source: spec §3.1. Example: `dialogSessionType.labelOf(1)` → 对话. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const dialogSessionType = codeTable({
  conversation: [1, '对话'],
  recommend: [2, '推荐']
})

export type DialogSessionType = CodeOf<typeof dialogSessionType>
