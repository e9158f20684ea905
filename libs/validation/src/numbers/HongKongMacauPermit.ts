/**
 * Number of a mainland travel permit of Hong Kong and Macau residents (港澳居民来往内地通行证): H or M and 8 digits; the booklet before 2013 had
 * 2 more for the issue. Refused for: length, format (not a letter and digits), component (another letter).
 * Source: National Immigration Administration; ruling 5 (certificate types). 'H12345678' is valid, 'T12345678' begins otherwise.
 */
import { inCapitals, resultOf } from './internal/result.ts'
import type { NumberReason, NumberResult } from './NumberResult.ts'

function reasonOf(input: string): NumberReason | undefined {
  if (input.length !== 9 && input.length !== 11) return 'length'
  if (!/^[A-Za-z]\d+$/.test(input)) return 'format'
  return /^[HM]/i.test(input) ? undefined : 'component'
}

/** Checks a number written without separators; the canonical spelling has capitals. */
export const validate = (input: string): NumberResult => resultOf(input, reasonOf(input), inCapitals)

/** Whether `validate` accepts the number. */
export const isValid = (input: string): boolean => reasonOf(input) === undefined

/** Drops separators and folds full-width and small letters: the spelling to validate. */
export { compactCode as compact } from '../internal/compactText.ts'
