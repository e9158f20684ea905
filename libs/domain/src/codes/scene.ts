/**
 * Codes of scenes (主题): who built one and in which phase, and whether a question shows its own text. Source: spec §3.1, §3.2.
 * Example: `sceneUnionType.labelOf('TWO_THEME')` → 自建二期.
 */
import { codeTable } from './codeTable.ts'

export const sceneUnionType = codeTable({
  selfBuilt: [0, '自建'],
  thirdParty: [1, '第三方'],
  selfBuiltPhaseTwo: ['TWO_THEME', '自建二期'],
  applicantSide: [3, '自建申报端']
})

export const scenePhase = codeTable({
  one: [1, '一期'],
  two: [2, '二期']
})

export const questionDisplayMode = codeTable({
  show: ['0', '显示'],
  hide: ['1', '隐藏']
})
