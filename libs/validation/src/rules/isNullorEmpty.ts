import { isEmpty } from './isEmpty.ts'
import type { Rule } from './Rule.ts'

/** `_isNullorEmpty` (必填): the value is not empty; a material is not empty once it has a file. Source: specification 5. */
export const isNullorEmpty: Rule = {
  fn: '_isNullorEmpty',
  message: () => '输入内容不能为空',
  runsOn: 'empty',
  prepare: () => (value, context) => !isEmpty(value) || (context.files?.length ?? 0) > 0
}
