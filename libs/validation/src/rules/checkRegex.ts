import { compilePattern } from './compilePattern.ts'
import type { Rule } from './Rule.ts'

/**
 * `_checkRegex` (自定义正则): the text matches the pattern given as parameter. A pattern that does not compile or could run away is
 * not used; a text too long for the work the pattern may cost fails. Source: specification 5, `rules/compilePattern`.
 */
export const checkRegex: Rule = {
  fn: '_checkRegex',
  message: () => '输入内容不符合规定的格式',
  takes: 'text',
  prepare: compilePattern
}
