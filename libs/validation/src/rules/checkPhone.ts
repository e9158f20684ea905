import { textRule } from './internal/textRule.ts'
import { isValid as isLandline } from '../numbers/Landline.ts'
import { isValid as isMobilePhone } from '../numbers/MobilePhone.ts'

/**
 * `_checkPhone` (联系电话): a mobile number, or a landline of any city with its area code; the narrower `_checkUnitPhone` stays for fields that name
 * it. Source: ruling 5 (content, 单位联系电话). '13904510000' and '0451-82345678' pass.
 */
export const checkPhone = textRule(
  '_checkPhone',
  '请填写手机号，或区号-号码的固定电话，例如0451-82345678',
  (text) => isMobilePhone(text) || isLandline(text)
)
