/** 主题期次: the phase a theme was built in. Source: spec §3.1. Example: `themePhase.labelOf(1)` → 一期. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const themePhase = codeTable({
  one: [1, '一期'],
  two: [2, '二期']
})

export type ThemePhase = CodeOf<typeof themePhase>
