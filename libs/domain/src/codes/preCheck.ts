/**
 * Codes of pre-checks (条件预检): what became of one; unknown is what no register can tell. Source: spec §4.1.
 * Example: `preCheckStatus.labelOf('-1')` → 未知.
 */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const preCheckStatus = codeTable({
  success: ['1', '通过'],
  error: ['0', '不通过'],
  unknown: ['-1', '未知']
})

export type PreCheckStatus = CodeOf<typeof preCheckStatus>
