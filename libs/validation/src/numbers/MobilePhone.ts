/**
 * Mobile phone number (手机号): 11 digits, 1, then 3–9, then nine digits.
 * Refused for: length, format (a non-digit), component (another beginning).
 * `isGeneral` is the wider pattern, any 11 digits, that serves the mobile branch of a unit phone only.
 * Source: specification 5. '13800138000' is valid, '12800138000' is not.
 */
import { isDigits } from '../internal/characters.ts'
import { compactText } from '../internal/compactText.ts'
import { maskMiddle } from '../internal/maskMiddle.ts'
import { resultOf } from '../internal/result.ts'
import type { NumberReason, NumberResult } from './NumberResult.ts'

function reasonOf(input: string): NumberReason | undefined {
  if (input.length !== 11) return 'length'
  if (!isDigits(input, 0, 11)) return 'format'
  return input.charCodeAt(0) === 49 && input.charCodeAt(1) >= 51 ? undefined : 'component'
}

/** Checks a number written without separators and country code. */
export const validate = (input: string): NumberResult => resultOf(input, reasonOf(input))

/** Whether `validate` accepts the number. */
export const isValid = (input: string): boolean => reasonOf(input) === undefined

/** Whether the number has 11 digits at all. */
export const isGeneral = (input: string): boolean => input.length === 11 && isDigits(input, 0, 11)

/** Drops separators and the country code +86, folds full-width digits: the spelling to validate. */
export const compact = (input: string): string => compactText(input).replace(/^(?:\+|00)86/, '')

/** As spoken and printed: '138 0013 8000'. */
export const format = (input: string): string => compact(input).replace(/^(.{3})(.{4})(.{4})$/, '$1 $2 $3')

/** Keeps the first 3 and the last 4 digits. */
export const mask = (input: string): string => maskMiddle(input, 3, 4)
