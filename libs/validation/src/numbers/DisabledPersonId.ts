/**
 * Disabled person's certificate number (残疾人证号).
 * An 18-digit citizen ID, category 1–7, level 1–4 (20 characters); a reissued certificate adds B and two digits (23 characters).
 * Refused for: length, format, component, and whatever refuses the citizen ID.
 * Source: specification 5 and its ruling. '23019919900101123X11' is valid, '23019919900101123X81' has no such category.
 */
import { compactCode } from '../internal/compactText.ts'
import { maskMiddle } from '../internal/maskMiddle.ts'
import { inCapitals, resultOf } from './internal/result.ts'
import * as CitizenId from './CitizenId.ts'
import type { NumberOptions, NumberReason, NumberResult } from './NumberResult.ts'

function reasonOf(input: string, options: NumberOptions | undefined): NumberReason | undefined {
  if (input.length !== 20 && input.length !== 23) return 'length'
  if (!/^.{18}\d\d(?:B\d\d)?$/.test(input)) return 'format'
  const citizen = CitizenId.validate(input.slice(0, 18), options)
  if (!citizen.ok) return citizen.reason
  return /^.{18}[1-7][1-4]/.test(input) ? undefined : 'component'
}

/** Checks a number written without separators; the canonical spelling has a capital X. */
export const validate = (input: string, options?: NumberOptions): NumberResult => resultOf(input, reasonOf(input, options), inCapitals)

/** Whether `validate` accepts the number. */
export const isValid = (input: string, options?: NumberOptions): boolean => reasonOf(input, options) === undefined

/** Drops separators and folds full-width and small letters: the spelling to validate. */
export { compactCode as compact } from '../internal/compactText.ts'

/** Citizen ID, category with level, reissue apart: '23019919900101123X 11 B01'. */
export const format = (input: string): string =>
  compactCode(input)
    .replace(/^(.{18})(..)(.{3})?$/, '$1 $2 $3')
    .trimEnd()

/** Keeps the first 5 and the last 4 characters, as for the citizen ID it contains. */
export const mask = (input: string): string => maskMiddle(input, 5, 4)

/** The citizen ID inside; undefined when the number is not valid. */
export const citizenIdOf = (input: string): string | undefined => (isValid(input) ? input.slice(0, 18).toUpperCase() : undefined)
