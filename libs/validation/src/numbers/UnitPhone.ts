/**
 * Phone of a unit (单位电话): 11 digits; or 3 digits, dash, 8 digits; or 4 digits, dash, 7 digits.
 * Refused for: length (neither 11 nor 12 characters), format.
 * Source: specification 5 and its ruling. '010-12345678' and '0451-1234567' are valid, '0451-12345678' is not.
 */
import { maskMiddle } from '../internal/maskMiddle.ts'
import { resultOf } from './internal/result.ts'
import { isGeneral } from './MobilePhone.ts'
import type { NumberReason, NumberResult } from './NumberResult.ts'

const withDash = /^(?:\d{3}-\d|\d{4}-)\d{7}$/

function reasonOf(input: string): NumberReason | undefined {
  if (input.length !== 11 && input.length !== 12) return 'length'
  return isGeneral(input) || withDash.test(input) ? undefined : 'format'
}

/** Checks a number in one of the three spellings. */
export const validate = (input: string): NumberResult => resultOf(input, reasonOf(input))

/** Whether `validate` accepts the number. */
export const isValid = (input: string): boolean => reasonOf(input) === undefined

/** Eleven digits as they are, a mobile number as digits alone, any other as a landline: the spelling to validate. */
export { compactUnitPhone as compact } from '../internal/compactPhone.ts'

/** Keeps the first 3 and the last 4 characters. */
export const mask = (input: string): string => maskMiddle(input, 3, 4)
