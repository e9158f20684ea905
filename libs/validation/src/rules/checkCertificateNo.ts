import { textOf } from './internal/textRule.ts'
import { isValid as isCitizenId } from '../numbers/CitizenId.ts'
import { isValid as isHongKongMacauPermit } from '../numbers/HongKongMacauPermit.ts'
import { isValid as isPassport } from '../numbers/Passport.ts'
import { isValid as isTaiwanPermit } from '../numbers/TaiwanPermit.ts'
import type { Rule, TextCheck } from './Rule.ts'

/** Codes of 证件类型 (ZJLX) whose numbers are citizen IDs; a form that asks for no type asks for those. */
const citizenIds: ReadonlySet<string> = new Set(['', '111', '112', '113'])

/** Of 553 a number made like a citizen ID with 9 in front; on cards before 2023 the country in 3 letters and 12 digits. */
const others = new Map<string, TextCheck>([
  ['414', isPassport],
  ['511', isTaiwanPermit],
  ['516', isHongKongMacauPermit],
  ['553', (text, context) => /^[A-Z]{3}\d{12}$/i.test(text) || (/^9/.test(text) && isCitizenId(text, context))]
])

/** Whether a number of this certificate type is a citizen ID. */
export const isCitizenIdType = (type: unknown): boolean => citizenIds.has(textOf(type) ?? '')

/**
 * `_checkCertNo` (证件号码与证件类型一致): the certificate type in the field that the parameter names chooses the rule of the number: citizen ID, passport,
 * permit of Hong Kong and Macau or of Taiwan residents, permanent residence card of a foreigner; of any other type nothing is known. Source:
 * ruling 5. Type 414: 'E12345678' passes.
 */
export const checkCertificateNo: Rule = {
  fn: '_checkCertNo',
  message: () => '证件号码与所选证件类型不符',
  takes: 'text',
  needs: (param) => ({ fields: [param.trim()] }),
  prepare: (param) => {
    const field = param.trim()
    if (field === '') return undefined
    return (text, context) => {
      const type = textOf(context.valueOf(field)) ?? ''
      const accepts = isCitizenIdType(type) ? isCitizenId : others.get(type)
      return accepts?.(text, context) ?? true
    }
  }
}
