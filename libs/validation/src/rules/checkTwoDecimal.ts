import { isDigits } from '../internal/characters.ts'
import { textRule } from '../internal/textRule.ts'

function accepts(text: string): boolean {
  const start = text.startsWith('-') ? 1 : 0
  const dot = text.indexOf('.')
  const end = dot < 0 ? text.length : dot
  const decimals = text.length - end - 1
  return end > start && decimals !== 0 && decimals < 3 && isDigits(text, start, end) && isDigits(text, end + 1, text.length)
}

/** `_checkTwoDecimal` (最多两位小数: a number with at most two decimals). Source: specification 5. */
export const checkTwoDecimal = textRule('_checkTwoDecimal', '最多保留两位小数', accepts)
