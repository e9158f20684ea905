import { listParameter } from '../internal/parameters.ts'
import { genderAsWritten } from '../numbers/CitizenId.ts'
import { isCitizenIdType } from './checkCertificateNo.ts'
import type { Rule } from './Rule.ts'

/**
 * `_checkIdCardSex` (身份证性别一致): the 17th digit of the citizen ID is odd or even as the gender code given as parameter is.
 * Without such a code nothing is compared, nor where the field that may follow it says another certificate than an ID card.
 * Source: specification 5, ruling 5. '23019919900101123X' passes '1' and fails '0'.
 */
export const checkIdCardSex: Rule = {
  fn: '_checkIdCardSex',
  message: () => '身份证号与所填性别不一致',
  takes: 'text',
  needs: (param) => ({ fields: listParameter(param).slice(1) }),
  prepare: (param) => {
    const [code = '', typeField] = listParameter(param)
    if (!/^\d{1,9}$/.test(code)) return undefined
    const expected = Number(code) % 2 === 1 ? 'male' : 'female'
    return (text, { valueOf }) => (typeField !== undefined && !isCitizenIdType(valueOf(typeField))) || genderAsWritten(text) === expected
  }
}
