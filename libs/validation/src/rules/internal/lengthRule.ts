import type { TextRule } from '../Rule.ts'
import { numberParameter } from '../../internal/parameters.ts'

/** A rule that compares a text with the length given as parameter. */
export const lengthRule = (fn: string, byDefault: number, fits: (text: string, length: number) => boolean): TextRule => ({
  fn,
  message: () => '输入的字符不符合规定的长度',
  takes: 'text',
  prepare: (param) => {
    const length = numberParameter(param, byDefault)
    return (text) => fits(text, length)
  }
})
