/**
 * Unified social credit code (统一社会信用代码).
 * 18 characters of the alphabet 0–9 A–Z without I, O, S, V, Z: department, category, region (6), organisation (9), check character (mod 31).
 * Refused for: length, format (a character outside the alphabet, small letters too), checksum.
 * Source: GB 32100-2015; specification 5. '91230199MA1B0CDE3X' is valid, '91230199MA1B0CDE38' has a wrong check character.
 */
import { compactCode } from '../internal/compactText.ts'
import { resultOf } from './internal/result.ts'
import type { NumberReason, NumberResult } from './NumberResult.ts'

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const values = Int8Array.from({ length: 128 }, (_, code) => alphabet.indexOf(String.fromCharCode(code)))

/** Weights are 3^i mod 31 from the left, so one pass from the right sums them without a table; the sum stays below 2^31. */
function reasonOf(input: string): NumberReason | undefined {
  if (input.length !== 18) return 'length'
  const check = values[input.charCodeAt(17)] ?? -1
  if (check < 0) return 'format'
  let sum = 0
  for (let i = 16; i >= 0; i--) {
    const value = values[input.charCodeAt(i)] ?? -1
    if (value < 0) return 'format'
    sum = sum * 3 + value
  }
  return (sum + check) % 31 === 0 ? undefined : 'checksum'
}

/** Checks a code written in capitals without separators. */
export const validate = (input: string): NumberResult => resultOf(input, reasonOf(input))

/** Whether `validate` accepts the code. */
export const isValid = (input: string): boolean => reasonOf(input) === undefined

/** Drops separators and folds full-width and small letters: the spelling to validate. */
export { compactCode as compact } from '../internal/compactText.ts'

/** Head, region, organisation and check character apart: '91 230199 MA1B0CDE3 X'. */
export const format = (input: string): string => compactCode(input).replace(/^(.{2})(.{6})(.{9})(.)$/, '$1 $2 $3 $4')
