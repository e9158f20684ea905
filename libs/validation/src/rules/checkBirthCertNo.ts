import { textRule } from '../internal/textRule.ts'
import { isValid } from '../numbers/BirthCertificate.ts'

/** `_checkBirthCertNo` (出生医学证明编号). Source: specification 5, `numbers/BirthCertificate`. */
export const checkBirthCertNo = textRule('_checkBirthCertNo', '出生医学证明编号应为1位字母加9位数字', isValid)
