/** 发送状态: whether the dialog takes another line. Source: spec §3.1. Example: `dialogSendStatus.labelOf(0)` → 空闲. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const dialogSendStatus = codeTable({
  free: [0, '空闲'],
  busy: [1, '发送中']
})

export type DialogSendStatus = CodeOf<typeof dialogSendStatus>
