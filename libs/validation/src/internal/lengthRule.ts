import type { Rule } from '../rules/Rule.ts'
import { numberParameter } from './parameters.ts'
import { textOf } from './textRule.ts'

/** A rule that compares a text with the length given as parameter. */
export const lengthRule = (fn: string, byDefault: number, fits: (text: string, length: number) => boolean): Rule => ({
  fn,
  message: () => '输入的字符不符合规定的长度',
  prepare: (param) => {
    const length = numberParameter(param, byDefault)
    return (value) => {
      const text = textOf(value)
      return text !== undefined && fits(text, length)
    }
  }
})
