/**
 * Number of a passport (护照号码) of any country: 5 to 15 letters and digits, at least one digit; Chinese ones are E, G, D, S, P or K and 8 more.
 * Refused for: length, format (another character), component (no digit).
 * Source: ICAO Doc 9303; ruling 5 (certificate types). 'E12345678' is valid, 'ABCDEFGH' has no digit.
 */
import { inCapitals, resultOf } from './internal/result.ts'
import type { NumberReason, NumberResult } from './NumberResult.ts'

function reasonOf(input: string): NumberReason | undefined {
  if (input.length < 5 || input.length > 15) return 'length'
  if (!/^[A-Za-z\d]+$/.test(input)) return 'format'
  return /\d/.test(input) ? undefined : 'component'
}

/** Checks a number written without separators; the canonical spelling has capitals. */
export const validate = (input: string): NumberResult => resultOf(input, reasonOf(input), inCapitals)

/** Whether `validate` accepts the number. */
export const isValid = (input: string): boolean => reasonOf(input) === undefined

/** Drops separators and folds full-width and small letters: the spelling to validate. */
export { compactCode as compact } from '../internal/compactText.ts'
