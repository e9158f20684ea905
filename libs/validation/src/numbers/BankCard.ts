/**
 * Bank card number (银行卡号): 13 to 19 digits, the first not 0. No check digit is asked for.
 * Refused for: length, format (a non-digit), component (leading 0).
 * Source: specification 5. '6222000000000000' is valid, '0222000000000000' is not.
 */
import { compactText } from '../internal/compactText.ts'
import { resultOf } from './internal/result.ts'
import type { NumberReason, NumberResult } from './NumberResult.ts'

const pattern = /^[1-9]\d*$/

function reasonOf(input: string): NumberReason | undefined {
  if (input.length < 13 || input.length > 19) return 'length'
  if (pattern.test(input)) return undefined
  return /\D/.test(input) ? 'format' : 'component'
}

/** Checks a number written without separators. */
export const validate = (input: string): NumberResult => resultOf(input, reasonOf(input))

/** Whether `validate` accepts the number. */
export const isValid = (input: string): boolean => reasonOf(input) === undefined

/** Drops separators and folds full-width digits: the spelling to validate. */
export { compactText as compact } from '../internal/compactText.ts'

/** Groups of four, as printed on the card. */
export const format = (input: string): string => compactText(input).replace(/.{4}(?=.)/g, '$& ')
