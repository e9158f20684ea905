import { checkAddTableRows } from './checkAddTableRows.ts'
import { checkBankCard } from './checkBankCard.ts'
import { checkBatchRetire } from './checkBatchRetire.ts'
import { checkBirthCertNo } from './checkBirthCertNo.ts'
import { checkCreditCode } from './checkCreditCode.ts'
import { checkCremationNo } from './checkCremationNo.ts'
import { checkDisabledCard } from './checkDisabledCard.ts'
import { checkEmail } from './checkEmail.ts'
import { checkFileNum } from './checkFileNum.ts'
import { checkFileSize } from './checkFileSize.ts'
import { checkFileType } from './checkFileType.ts'
import { checkIdCard } from './checkIdCard.ts'
import { checkIdCardSex } from './checkIdCardSex.ts'
import { checkLandline } from './checkLandline.ts'
import { checkLetterNumber } from './checkLetterNumber.ts'
import { checkMaxLength } from './checkMaxLength.ts'
import { checkMinLength } from './checkMinLength.ts'
import { checkMobile } from './checkMobile.ts'
import { checkNewbornSurname } from './checkNewbornSurname.ts'
import { checkNumber } from './checkNumber.ts'
import { checkPlaqueArea } from './checkPlaqueArea.ts'
import { checkPlaqueHeight } from './checkPlaqueHeight.ts'
import { checkPlaqueLength } from './checkPlaqueLength.ts'
import { checkRareWord } from './checkRareWord.ts'
import { checkRegex } from './checkRegex.ts'
import { checkTwoDecimal } from './checkTwoDecimal.ts'
import { checkUnitNo } from './checkUnitNo.ts'
import { checkUnitPhone } from './checkUnitPhone.ts'
import { checkUnModify } from './checkUnModify.ts'
import { checkUpperCase } from './checkUpperCase.ts'
import { checkUrl } from './checkUrl.ts'
import { isNullorEmpty } from './isNullorEmpty.ts'
import type { Rule } from './Rule.ts'

/** Every rule function of the portal (校验规则表), in the order of content/rule-fns.json. */
export const rules: readonly Rule[] = [
  isNullorEmpty,
  checkFileType,
  checkFileSize,
  checkFileNum,
  checkUnModify,
  checkMaxLength,
  checkMinLength,
  checkEmail,
  checkMobile,
  checkUrl,
  checkIdCard,
  checkUpperCase,
  checkNumber,
  checkLetterNumber,
  checkCreditCode,
  checkRegex,
  checkUnitPhone,
  checkLandline,
  checkTwoDecimal,
  checkUnitNo,
  checkBirthCertNo,
  checkBankCard,
  checkDisabledCard,
  checkCremationNo,
  checkIdCardSex,
  checkPlaqueLength,
  checkPlaqueHeight,
  checkPlaqueArea,
  checkNewbornSurname,
  checkRareWord,
  checkAddTableRows,
  checkBatchRetire
]

const byName = new Map(rules.map((rule) => [rule.fn, rule]))

/** The rule function of a name; undefined for an unknown one. */
export const ruleNamed = (fn: string): Rule | undefined => byName.get(fn)
