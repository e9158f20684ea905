/**
 * Number of a mainland travel permit of Taiwan residents (台湾居民来往大陆通行证): 8 digits; the booklet before 2015 had 10 and often a letter.
 * Refused for: length, format (not digits, a letter elsewhere than after 10 of them).
 * Source: National Immigration Administration; ruling 5 (certificate types). '12345678' is valid, '1234567A' has a letter.
 */
import { inCapitals, resultOf } from './internal/result.ts'
import type { NumberReason, NumberResult } from './NumberResult.ts'

function reasonOf(input: string): NumberReason | undefined {
  if (input.length !== 8 && input.length !== 10 && input.length !== 11) return 'length'
  return /^(\d{8}|\d{10}[A-Za-z]?)$/.test(input) ? undefined : 'format'
}

/** Checks a number written without separators; the canonical spelling has capitals. */
export const validate = (input: string): NumberResult => resultOf(input, reasonOf(input), inCapitals)

/** Whether `validate` accepts the number. */
export const isValid = (input: string): boolean => reasonOf(input) === undefined

/** Drops separators and folds full-width and small letters: the spelling to validate. */
export { compactCode as compact } from '../internal/compactText.ts'
