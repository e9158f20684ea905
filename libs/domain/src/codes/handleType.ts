/** How long a matter may take (办件类型). Source: spec §3.1. Example: `handleType.labelOf('1')` → 即办件. */
import { codeTable } from './codeTable.ts'

export const handleType = codeTable({
  immediate: ['1', '即办件'],
  promise: ['2', '承诺件']
})
