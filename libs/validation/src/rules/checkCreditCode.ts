import { textRule } from '../internal/textRule.ts'
import { isValid } from '../numbers/SocialCreditCode.ts'

/** `_checkCreditCode` (统一社会信用代码). Source: specification 5, `numbers/SocialCreditCode`. */
export const checkCreditCode = textRule('_checkCreditCode', '统一社会信用代码格式错误', isValid)
