import { textRule } from '../internal/textRule.ts'
import { isValid } from '../numbers/MobilePhone.ts'

/** `_checkMobile` (手机号). Source: specification 5, `numbers/MobilePhone`. */
export const checkMobile = textRule('_checkMobile', '手机格式错误', isValid)
