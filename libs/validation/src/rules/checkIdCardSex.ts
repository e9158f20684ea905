import { genderAsWritten } from '../numbers/CitizenId.ts'
import type { Rule } from './Rule.ts'

/**
 * `_checkIdCardSex` (身份证性别一致): the 17th digit of the citizen ID is odd or even as the gender code given as parameter is.
 * Without such a code nothing is compared. Source: specification 5. '23019919900101123X' passes '1' and fails '0'.
 */
export const checkIdCardSex: Rule = {
  fn: '_checkIdCardSex',
  message: () => '身份证号与所填性别不一致',
  takes: 'text',
  prepare: (param) => {
    const code = param.trim()
    if (!/^\d{1,9}$/.test(code)) return undefined
    const expected = Number(code) % 2 === 1 ? 'male' : 'female'
    return (text) => genderAsWritten(text) === expected
  }
}
