/**
 * Codes of scenes (主题): who built one, whether a question shows its own text, and the flags, which are on with "1" and off with anything
 * else. Source: spec §3.1, §3.2. Example: `isOn('1')` → true, `themeUnionType.labelOf('TWO_THEME')` → 自建二期.
 */
import { codeTable } from './codeTable.ts'

export const themeUnionType = codeTable({
  selfBuilt: [0, '自建'],
  thirdParty: [1, '第三方'],
  selfBuiltPhaseTwo: ['TWO_THEME', '自建二期'],
  applicantSide: [3, '自建申报端']
})

export const questionDisplayMode = codeTable({
  show: ['0', '显示'],
  hide: ['1', '隐藏']
})

export const isOn = (flag: string | undefined): boolean => flag === '1'
