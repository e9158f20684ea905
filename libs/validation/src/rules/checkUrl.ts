import { textRule } from '../internal/textRule.ts'
import { isValid } from '../numbers/WebAddress.ts'

/** `_checkUrl` (网址). Source: specification 5, `numbers/WebAddress`. */
export const checkUrl = textRule('_checkUrl', '输入网址不符合规范', isValid)
