import { numberParameter } from './parameters.ts'
import type { Rule } from './Rule.ts'
import { textOf } from './textRule.ts'
import { textWidth } from './textWidth.ts'

/** The longest text of a rule that names no length. */
export const defaultMaxLength = 8

/** `_checkMaxLength` (最大长度): the text is at most as wide as the parameter; a Chinese character counts 2. Source: specification 5. */
export const checkMaxLength: Rule = {
  fn: '_checkMaxLength',
  message: () => '输入的字符不符合规定的长度',
  prepare: (param) => {
    const most = numberParameter(param, defaultMaxLength)
    return (value) => {
      const text = textOf(value)
      return text !== undefined && (text.length * 2 <= most || textWidth(text) <= most)
    }
  }
}
