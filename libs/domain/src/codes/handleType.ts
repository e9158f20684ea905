/** 办件类型: how long a matter may take. Source: spec §3.1. Example: `handleType.labelOf('1')` → 即办件. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const handleType = codeTable({
  immediate: ['1', '即办件'],
  promise: ['2', '承诺件']
})

export type HandleType = CodeOf<typeof handleType>
