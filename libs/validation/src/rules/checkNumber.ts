import { isDigits } from '../internal/characters.ts'
import { textRule } from '../internal/textRule.ts'

/** `_checkNumber` (仅数字: 0–9 only). Source: specification 5. */
export const checkNumber = textRule('_checkNumber', '只能输入数字', (text) => isDigits(text, 0, text.length))
