import { textRule } from './internal/textRule.ts'

const other = /\D/

/** `_checkNumber` (仅数字: 0–9 only). Source: specification 5. */
export const checkNumber = textRule('_checkNumber', '只能输入数字，例如2026', (text) => !other.test(text))
