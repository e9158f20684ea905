import { textRule } from '../internal/textRule.ts'
import { isValid } from '../numbers/CremationCertificate.ts'

/** `_checkCremationNo` (火化证明编号). Source: specification 5, `numbers/CremationCertificate`. */
export const checkCremationNo = textRule('_checkCremationNo', '火化证明编号格式错误', isValid)
