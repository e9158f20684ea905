import { textRule } from '../internal/textRule.ts'
import { isValid } from '../numbers/CitizenId.ts'

/** `_checkIdCard` (公民身份号码). Source: specification 5, `numbers/CitizenId`. */
export const checkIdCard = textRule('_checkIdCard', '身份证格式错误', isValid)
