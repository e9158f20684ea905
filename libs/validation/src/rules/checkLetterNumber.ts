import { textRule } from './internal/textRule.ts'

const other = /[^A-Za-z\d]/

/** `_checkLetterNumber` (仅字母数字: A–Z, a–z and 0–9 only). Source: specification 5. */
export const checkLetterNumber = textRule('_checkLetterNumber', '只能输入字母和数字，例如HLJ2026', (text) => !other.test(text))
