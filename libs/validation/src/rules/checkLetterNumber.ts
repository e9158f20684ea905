import { isAlphanumeric } from '../internal/characters.ts'
import { textRule } from '../internal/textRule.ts'

function accepts(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (!isAlphanumeric(text.charCodeAt(i))) return false
  return true
}

/** `_checkLetterNumber` (仅字母数字: A–Z, a–z and 0–9 only). Source: specification 5. */
export const checkLetterNumber = textRule('_checkLetterNumber', '只能输入字母和数字', accepts)
