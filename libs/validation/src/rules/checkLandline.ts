import { textRule } from '../internal/textRule.ts'
import { isValid } from '../numbers/Landline.ts'

/** `_checkLandline` (固定电话). Source: specification 5, `numbers/Landline`. */
export const checkLandline = textRule('_checkLandline', '固定电话格式应为区号-号码', isValid)
