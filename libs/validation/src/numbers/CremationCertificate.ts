/**
 * Number of a cremation certificate (火化证明编号): HLJB23, 4 digits, the year (1949 to now), 7 digits; 21 characters.
 * Refused for: length, format, component (another beginning, a year outside the range).
 * Source: specification 5 and 9. 'HLJB23010020260000001' is valid, 'HLJB23010019480000001' is too early.
 */
import { compactCode } from '../internal/compactText.ts'
import { resultOf } from './internal/result.ts'
import type { NumberOptions, NumberReason, NumberResult } from './NumberResult.ts'

/** The first year a certificate can carry. */
export const firstYear = 1949

function reasonOf(input: string, today: string | undefined): NumberReason | undefined {
  if (input.length !== 21) return 'length'
  if (!/^.{6}\d{15}$/.test(input)) return 'format'
  const year = Number(input.slice(10, 14))
  return !input.startsWith('HLJB23') || year < firstYear || year > Number(today?.slice(0, 4)) ? 'component' : undefined
}

/** Checks a number written in capitals without separators. */
export const validate = (input: string, options?: NumberOptions): NumberResult => resultOf(input, reasonOf(input, options?.today))

/** Whether `validate` accepts the number. */
export const isValid = (input: string, options?: NumberOptions): boolean => reasonOf(input, options?.today) === undefined

/** Drops separators and folds full-width and small letters: the spelling to validate. */
export { compactCode as compact } from '../internal/compactText.ts'

/** Head, district, year and sequence apart: 'HLJB23 0100 2026 0000001'. */
export const format = (input: string): string => compactCode(input).replace(/^(.{6})(.{4})(.{4})(.{7})$/, '$1 $2 $3 $4')
