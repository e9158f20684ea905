import { checkAddTableRows } from './checkAddTableRows.ts'
import { checkBatchRetire } from './checkBatchRetire.ts'
import { checkCertificateNo } from './checkCertificateNo.ts'
import { checkDateRange } from './checkDateRange.ts'
import { checkFileNum } from './checkFileNum.ts'
import { checkFileSize } from './checkFileSize.ts'
import { checkFileType } from './checkFileType.ts'
import { checkIdCardSex } from './checkIdCardSex.ts'
import { checkLetterNumber } from './checkLetterNumber.ts'
import { checkMaxLength } from './checkMaxLength.ts'
import { checkMinLength } from './checkMinLength.ts'
import { checkName } from './checkName.ts'
import { checkNewbornSurname } from './checkNewbornSurname.ts'
import { checkNumber } from './checkNumber.ts'
import { checkPhone } from './checkPhone.ts'
import { checkPlaqueArea } from './checkPlaqueArea.ts'
import { checkPlaqueHeight } from './checkPlaqueHeight.ts'
import { checkPlaqueLength } from './checkPlaqueLength.ts'
import { checkRareWord } from './checkRareWord.ts'
import { checkRegex } from './checkRegex.ts'
import { checkTwoDecimal } from './checkTwoDecimal.ts'
import { checkUnModify } from './checkUnModify.ts'
import { checkUpperCase } from './checkUpperCase.ts'
import { isNullorEmpty } from './isNullorEmpty.ts'
import { numberRules } from './numberRules.ts'
import type { Rule } from './Rule.ts'

/** Every rule function of the portal (校验规则表): those of numbers stand in their own table, every other is a module of its own. */
export const rules: readonly Rule[] = [
  ...numberRules,
  isNullorEmpty,
  checkFileType,
  checkFileSize,
  checkFileNum,
  checkUnModify,
  checkMaxLength,
  checkMinLength,
  checkUpperCase,
  checkNumber,
  checkLetterNumber,
  checkRegex,
  checkTwoDecimal,
  checkDateRange,
  checkIdCardSex,
  checkPlaqueLength,
  checkPlaqueHeight,
  checkPlaqueArea,
  checkName,
  checkNewbornSurname,
  checkCertificateNo,
  checkPhone,
  checkRareWord,
  checkAddTableRows,
  checkBatchRetire
]

const byName = new Map(rules.map((rule) => [rule.fn, rule]))

/** The rule function of a name; undefined for an unknown one. */
export const ruleNamed = (fn: string): Rule | undefined => byName.get(fn)
