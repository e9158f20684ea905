import { lengthRule } from './internal/lengthRule.ts'
import { textWidth } from './textWidth.ts'

/** The longest text of a rule that names no length. */
export const defaultMaxLength = 8

/** `_checkMaxLength` (最大长度): the text is at most as wide as the parameter; a Chinese character counts 2. Source: specification 5. */
export const checkMaxLength = lengthRule(
  '_checkMaxLength',
  defaultMaxLength,
  (text, most) => text.length * 2 <= most || (text.length <= most && textWidth(text) <= most)
)
