/** 主题建设类型: who built a theme; phase-two scenes have screens of their own steps. Source: spec §3.1. Example: `themeUnionType.labelOf(0)` → 自建. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const themeUnionType = codeTable({
  selfBuilt: [0, '自建'],
  thirdParty: [1, '第三方'],
  selfBuiltPhaseTwo: ['TWO_THEME', '自建二期'],
  applicantSide: [3, '自建申报端']
})

export type ThemeUnionType = CodeOf<typeof themeUnionType>
