/**
 * Landline number (固定电话): area code of 0 and 2–4 more digits, dash, 7–8 digits.
 * Refused for: length (not 11–14 characters), format.
 * Source: specification 5 and its ruling. '0451-12345678' and '010-12345678' are valid, '451-12345678' is not.
 */
import { maskMiddle } from '../internal/maskMiddle.ts'
import { resultOf } from './internal/result.ts'
import type { NumberReason, NumberResult } from './NumberResult.ts'

const pattern = /^0\d{2,4}-\d{7,8}$/

function reasonOf(input: string): NumberReason | undefined {
  if (input.length < 11 || input.length > 14) return 'length'
  return pattern.test(input) ? undefined : 'format'
}

/** Checks a number written as area code, dash, number. */
export const validate = (input: string): NumberResult => resultOf(input, reasonOf(input))

/** Whether `validate` accepts the number. */
export const isValid = (input: string): boolean => reasonOf(input) === undefined

/**
 * Folds full-width forms and makes one dash of what stands after the area code, also where nothing does; the country code 86 becomes the 0 of the
 * area code: '（0451）12345678', '0451 1234 5678', '+86 451 12345678' and '045112345678' → '0451-12345678'.
 */
export { compactLandline as compact } from '../internal/compactPhone.ts'

/** Keeps the first 3 and the last 4 characters. */
export const mask = (input: string): string => maskMiddle(input, 3, 4)
