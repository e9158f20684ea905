import { numberParameter } from './parameters.ts'
import type { Rule } from './Rule.ts'
import { textOf } from './textRule.ts'
import { textWidth } from './textWidth.ts'

/** `_checkMinLength` (最小长度): the text is at least as wide as the parameter, 0 by default; a Chinese character counts 2. Source: specification 5. */
export const checkMinLength: Rule = {
  fn: '_checkMinLength',
  message: () => '输入的字符不符合规定的长度',
  prepare: (param) => {
    const least = numberParameter(param, 0)
    return (value) => {
      const text = textOf(value)
      return text !== undefined && (text.length >= least * 2 || textWidth(text) >= least)
    }
  }
}
