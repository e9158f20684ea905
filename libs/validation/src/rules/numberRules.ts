/**
 * Numbers as rules (号码校验规则): one row per module of `numbers/`: the rule function, its message, the module's check, the
 * keys of a phone.
 * Source: specification 5. What the
 * specification fixes word for word is said so; any other message says what is right, with an example. Example: `_checkTaiwanPermit` of 1 fails with
 * 台湾居民来往大陆通行证号码应为8位数字，例如12345678.
 */
import { textRule } from './internal/textRule.ts'
import { isValid as isBankCard } from '../numbers/BankCard.ts'
import { isValid as isBirthCertificate } from '../numbers/BirthCertificate.ts'
import { isValid as isCitizenId } from '../numbers/CitizenId.ts'
import { isValid as isCremationCertificate } from '../numbers/CremationCertificate.ts'
import { isValid as isDisabledPersonId } from '../numbers/DisabledPersonId.ts'
import { isValid as isEmail } from '../numbers/Email.ts'
import { isValid as isHongKongMacauPermit } from '../numbers/HongKongMacauPermit.ts'
import { isValid as isLandline } from '../numbers/Landline.ts'
import { isValid as isMobilePhone } from '../numbers/MobilePhone.ts'
import { isValid as isPassport } from '../numbers/Passport.ts'
import { isValid as isSocialCreditCode } from '../numbers/SocialCreditCode.ts'
import { isValid as isTaiwanPermit } from '../numbers/TaiwanPermit.ts'
import { isValid as isUnitNumber } from '../numbers/UnitNumber.ts'
import { isValid as isUnitPhone } from '../numbers/UnitPhone.ts'
import { isValid as isWebAddress } from '../numbers/WebAddress.ts'
import type { TextCheck, TextRule } from './Rule.ts'

/** The keys that a phone shows for a number, as HTML's `inputmode`; `text` are all. */
export type NumberKeys = 'text' | 'numeric' | 'tel' | 'email' | 'url'

interface NumberRule extends TextRule {
  readonly keys: NumberKeys
}

const numberRule = <const Name extends string>(fn: Name, message: string, accepts: TextCheck, keys: NumberKeys) => ({
  ...textRule(fn, message, accepts),
  keys
})

export const numberRules = [
  numberRule('_checkIdCard', '身份证格式错误', isCitizenId, 'text'),
  numberRule('_checkCreditCode', '统一社会信用代码应为18位数字和大写字母，例如91350100M000100Y43', isSocialCreditCode, 'text'),
  numberRule('_checkBankCard', '银行卡号应为13至19位数字且不能以0开头，例如6228480000000000', isBankCard, 'numeric'),
  numberRule('_checkMobile', '手机格式错误', isMobilePhone, 'tel'),
  numberRule('_checkLandline', '固定电话应为区号-号码，例如0451-82345678', isLandline, 'tel'),
  numberRule('_checkUnitPhone', '单位电话应为11位手机号或区号-号码，例如0451-8234567', isUnitPhone, 'tel'),
  numberRule('_checkUnitNo', '单位编号应为23开头的20位数字，例如23010000000000000001', isUnitNumber, 'numeric'),
  numberRule('_checkBirthCertNo', '出生医学证明编号应为1位字母加9位数字，例如T230123456', isBirthCertificate, 'text'),
  numberRule('_checkDisabledCard', '残疾人证号应为18位身份证号加残疾类别和等级代码，例如11010519491231002X43', isDisabledPersonId, 'text'),
  numberRule(
    '_checkCremationNo',
    '火化证明编号应为HLJB23、4位数字、年份和7位数字，例如HLJB23010120260000001',
    isCremationCertificate,
    'text'
  ),
  numberRule('_checkEmail', '邮箱格式错误', isEmail, 'email'),
  numberRule('_checkUrl', '输入网址不符合规范', isWebAddress, 'url'),
  numberRule('_checkPassport', '护照号码应为5至15位字母和数字，例如E12345678', isPassport, 'text'),
  numberRule('_checkHkMacauPermit', '港澳居民来往内地通行证号码应为H或M加8位数字，例如H12345678', isHongKongMacauPermit, 'text'),
  numberRule('_checkTaiwanPermit', '台湾居民来往大陆通行证号码应为8位数字，例如12345678', isTaiwanPermit, 'text')
] satisfies readonly NumberRule[]
