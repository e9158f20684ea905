import { textRule } from '../internal/textRule.ts'
import { isValid } from '../numbers/Email.ts'

/** `_checkEmail` (邮箱). Source: specification 5, `numbers/Email`. */
export const checkEmail = textRule('_checkEmail', '邮箱格式错误', isValid)
