/** 级联类型: how a cascader takes its value. Source: spec §3.1. Example: `cascaderType.labelOf(0)` → 单列级联. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const cascaderType = codeTable({
  single: [0, '单列级联'],
  multiColumn: [1, '多列级联']
})

export type CascaderType = CodeOf<typeof cascaderType>
