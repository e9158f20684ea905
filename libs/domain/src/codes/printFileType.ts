/** 打印文件类型: what a printed form comes as. Source: spec §3.1. Example: `printFileType.labelOf(1)` → Word. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const printFileType = codeTable({
  word: [1, 'Word'],
  pdf: [2, 'PDF']
})

export type PrintFileType = CodeOf<typeof printFileType>
