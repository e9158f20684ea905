/**
 * Codes of materials (材料): where what was handed in comes from, and as what a form is printed. Source: spec §3.1.
 * Example: `materialStatus.labelOf('1')` → 复用.
 */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const materialStatus = codeTable({
  reuse: ['1', '复用'],
  manual: ['2', '人工变更']
})

export const printFileType = codeTable({
  word: ['1', 'Word'],
  pdf: ['2', 'PDF']
})

export type MaterialStatus = CodeOf<typeof materialStatus>
