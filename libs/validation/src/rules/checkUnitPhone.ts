import { textRule } from '../internal/textRule.ts'
import { isValid } from '../numbers/UnitPhone.ts'

/** `_checkUnitPhone` (单位电话). Source: specification 5, `numbers/UnitPhone`. */
export const checkUnitPhone = textRule('_checkUnitPhone', '单位电话格式错误', isValid)
