/** 区划匹配方式: how a region filter matches. Source: spec §3.1. Example: `regionMatchType.labelOf(0)` → 精确匹配. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const regionMatchType = codeTable({
  exact: [0, '精确匹配'],
  region: [2, '区域匹配']
})

export type RegionMatchType = CodeOf<typeof regionMatchType>
