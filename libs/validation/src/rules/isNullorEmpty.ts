import type { Rule } from './Rule.ts'

/** `_isNullorEmpty` (必填): fails for whatever reaches it, which is an empty value without files (`rules/isEmpty`). Source: specification 5. */
export const isNullorEmpty: Rule = {
  fn: '_isNullorEmpty',
  message: () => '输入内容不能为空',
  runsOn: 'empty',
  prepare: () => () => false
}
