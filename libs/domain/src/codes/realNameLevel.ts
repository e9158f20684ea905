/**
 * 实名等级: how surely a person is known, 1 to 5. The level is the place in the ordered list, counted from 1.
 * Total: a place outside the list is the first level, which is also the default. Source: spec §3.1.
 * Example: `realNameLevelAt(3)` → 4, `realNameLevelAt(9)` → 1.
 */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const realNameLevel = codeTable({
  first: [1, '一级'],
  second: [2, '二级'],
  third: [3, '三级'],
  fourth: [4, '四级'],
  fifth: [5, '五级']
})

export type RealNameLevel = CodeOf<typeof realNameLevel>

export const defaultRealNameLevel: RealNameLevel = realNameLevel.code.first

export const realNameLevelAt = (index: number): RealNameLevel => realNameLevel.parse(index + 1) ?? defaultRealNameLevel
