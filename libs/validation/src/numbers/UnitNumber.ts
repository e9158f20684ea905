/**
 * Number of a social insurance unit (单位编号): 23 followed by 18 digits.
 * Refused for: length, format (a non-digit), component (another beginning).
 * Source: specification 5. '23010000000000000001' is valid, '24010000000000000001' is not.
 */
import { resultOf } from './internal/result.ts'
import type { NumberReason, NumberResult } from './NumberResult.ts'

function reasonOf(input: string): NumberReason | undefined {
  if (input.length !== 20) return 'length'
  if (/\D/.test(input)) return 'format'
  return input.startsWith('23') ? undefined : 'component'
}

/** Checks a number written without separators. */
export const validate = (input: string): NumberResult => resultOf(input, reasonOf(input))

/** Whether `validate` accepts the number. */
export const isValid = (input: string): boolean => reasonOf(input) === undefined

/** Drops separators and folds full-width digits: the spelling to validate. */
export { compactText as compact } from '../internal/compactText.ts'
