import { textRule } from '../internal/textRule.ts'

function accepts(text: string): boolean {
  for (let i = 0; i < text.length; i++) if ((text.charCodeAt(i) - 48) >>> 0 > 9) return false
  return true
}

/** `_checkNumber` (仅数字: 0–9 only). Source: specification 5. */
export const checkNumber = textRule('_checkNumber', '只能输入数字', accepts)
