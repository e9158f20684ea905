/**
 * Mobile phone number (手机号): 11 digits, 1, then 3–9, then nine digits.
 * Refused for: length, format (a non-digit), component (another beginning).
 * `isGeneral` is the wider pattern, any 11 digits, that serves the mobile branch of a unit phone only.
 * Source: specification 5. '13800138000' is valid, '12800138000' is not.
 */
import { compactMobile } from '../internal/compactPhone.ts'
import { maskMiddle } from '../internal/maskMiddle.ts'
import { resultOf } from './internal/result.ts'
import type { NumberReason, NumberResult } from './NumberResult.ts'

/** Nine digits written out, which a browser checks several at once. */
const pattern = /^1[3-9]\d\d\d\d\d\d\d\d\d$/

function reasonOf(input: string): NumberReason | undefined {
  if (pattern.test(input)) return undefined
  if (input.length !== 11) return 'length'
  return /\D/.test(input) ? 'format' : 'component'
}

/** Checks a number written without separators and country code. */
export const validate = (input: string): NumberResult => resultOf(input, reasonOf(input))

/** Whether `validate` accepts the number. */
export const isValid = (input: string): boolean => reasonOf(input) === undefined

/** Whether the number has 11 digits at all. */
export const isGeneral = (input: string): boolean => /^\d{11}$/.test(input)

/** Drops separators and the country code 86, folds full-width digits: the spelling to validate. '(+86)138-0013-8000' → '13800138000'. */
export { compactMobile as compact } from '../internal/compactPhone.ts'

/** As spoken and printed: '138 0013 8000'. */
export const format = (input: string): string => compactMobile(input).replace(/^(.{3})(.{4})(.{4})$/, '$1 $2 $3')

/** Keeps the first 3 and the last 4 digits. */
export const mask = (input: string): string => maskMiddle(input, 3, 4)
