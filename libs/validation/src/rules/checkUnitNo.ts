import { textRule } from '../internal/textRule.ts'
import { isValid } from '../numbers/UnitNumber.ts'

/** `_checkUnitNo` (单位编号). Source: specification 5, `numbers/UnitNumber`. */
export const checkUnitNo = textRule('_checkUnitNo', '单位编号应为23开头的20位数字', isValid)
