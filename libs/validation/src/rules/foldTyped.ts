/**
 * What a person typed as a field of these rules keeps it (规范化): without the separators and forms that its numbers are given with, and without
 * blanks around. What is wrong otherwise stays, for a check to name. Form engine and service fold alike, and what is kept is folded to itself.
 * Apart from the rules, for whoever checks alone does not need it. Example: of `_checkMobile` '138 0013 8000' and '（+86）13800138000' → '13800138000'.
 */
import { compactEmail, compactUrl } from '../internal/compactAddress.ts'
import { compactLandline, compactMobile, compactPhone, compactUnitPhone } from '../internal/compactPhone.ts'
import { compactCode, compactText, plainForm } from '../internal/compactText.ts'
import { compilePattern } from './compilePattern.ts'
import { foldName } from './foldName.ts'
import { isEmpty } from './isEmpty.ts'
import type { RuleSpec } from './Rule.ts'

type Fold = (text: string, param: string) => string

const plain: Fold = (text) => plainForm(text)

/** What fits the pattern but for width and blanks fits it. */
const fitting: Fold = (text, param) => {
  const fits = compilePattern(param)
  const folded = plainForm(text)
  return fits !== undefined && !fits(text) && fits(folded) ? folded : text
}

const folds: ReadonlyMap<string, Fold> = new Map<string, Fold>([
  ['_checkIdCard', compactCode],
  ['_checkCreditCode', compactCode],
  ['_checkBankCard', compactText],
  ['_checkMobile', compactMobile],
  ['_checkLandline', compactLandline],
  ['_checkUnitPhone', compactUnitPhone],
  ['_checkPhone', compactPhone],
  ['_checkUnitNo', compactText],
  ['_checkBirthCertNo', compactCode],
  ['_checkDisabledCard', compactCode],
  ['_checkCremationNo', compactCode],
  ['_checkEmail', compactEmail],
  ['_checkUrl', compactUrl],
  ['_checkPassport', compactCode],
  ['_checkHkMacauPermit', compactCode],
  ['_checkTaiwanPermit', compactCode],
  ['_checkCertNo', compactCode],
  ['_checkName', foldName],
  ['_checkNumber', plain],
  ['_checkLetterNumber', plain],
  ['_checkUpperCase', (text) => plainForm(text).toUpperCase()],
  ['_checkTwoDecimal', plain],
  ['_checkPlaqueLength', plain],
  ['_checkPlaqueHeight', plain],
  ['_checkPlaqueArea', plain],
  ['_checkRegex', fitting]
])

export function foldTyped(rules: readonly RuleSpec[], typed: string): string {
  const text = typed.trim()
  return isEmpty(text) ? text : rules.reduce((kept, { fn, param }) => folds.get(fn)?.(kept, param) ?? kept, text)
}
