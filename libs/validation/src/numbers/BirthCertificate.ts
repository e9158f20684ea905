/**
 * Number of a birth medical certificate (出生医学证明编号): one letter and nine digits; the canonical letter is a capital.
 * Refused for: length, format.
 * Source: specification 5. 'Q230000001' is valid, '0230000001' is not.
 */
import { inCapitals, resultOf } from './internal/result.ts'
import type { NumberReason, NumberResult } from './NumberResult.ts'

const pattern = /^[A-Za-z]\d{9}$/

function reasonOf(input: string): NumberReason | undefined {
  if (input.length !== 10) return 'length'
  return pattern.test(input) ? undefined : 'format'
}

/** Checks a number written without separators. */
export const validate = (input: string): NumberResult => resultOf(input, reasonOf(input), inCapitals)

/** Whether `validate` accepts the number. */
export const isValid = (input: string): boolean => reasonOf(input) === undefined

/** Drops separators and folds full-width and small letters: the spelling to validate. */
export { compactCode as compact } from '../internal/compactText.ts'
