/** 咨询状态: where a consultation stands. Source: spec §3.1. Example: `consultStatus.labelOf(1)` → 待处理. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const consultStatus = codeTable({
  pending: [1, '待处理'],
  handling: [2, '处理中'],
  done: [3, '已完成']
})

export type ConsultStatus = CodeOf<typeof consultStatus>
