/**
 * Citizen identity number (公民身份号码).
 * 18 characters: region (6 digits), birth date (yyyymmdd), sequence (3, odd = male), check character (0–9 or X, mod 11-2).
 * The older 15 digits leave out the century (read as 19yy) and the check character.
 * Refused for: length, format (a non-digit), component (province, calendar date, future), checksum.
 * Source: GB 11643-1999; specification 5. '23019919900101123X' is valid, '230199199001011239' has a wrong check character.
 */
import { daysInMonth, dayNumber } from '../internal/calendar.ts'
import { numberAt } from '../internal/characters.ts'
import { compactText } from '../internal/compactText.ts'
import { maskMiddle } from '../internal/maskMiddle.ts'
import { inCapitals, resultOf } from '../internal/result.ts'
import type { NumberOptions, NumberReason, NumberResult } from './NumberResult.ts'

export type CitizenGender = 'male' | 'female'

/** Province codes of GB/T 2260, with Taiwan (71), Hong Kong (81), Macau (82) and overseas (91). */
const provinces = /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[12]|91)$/
const isProvince = Array.from({ length: 100 }, (_, code) => provinces.test(String(code)))
const checkCharacters = '10X98765432'

function reasonOf(input: string, today: string | undefined): NumberReason | undefined {
  const { length } = input
  if (length !== 18 && length !== 15) return 'length'
  const last = length === 18 ? input.charCodeAt(17) : 48
  if ((last < 48 || last > 57) && last !== 88 && last !== 120) return 'format'
  let sum = 0
  for (let i = 0; i < (length === 18 ? 17 : 15); i++) {
    const digit = input.charCodeAt(i) - 48
    if (digit < 0 || digit > 9) return 'format'
    sum = sum * 2 + digit
  }
  if (!isProvince[numberAt(input, 0, 2)]) return 'component'
  const year = length === 18 ? 6 : 4
  const day = numberAt(input, year + 6, year + 8)
  if (
    day === 0 ||
    day > daysInMonth(length === 18 ? numberAt(input, 6, 10) : 1900 + numberAt(input, 6, 8), numberAt(input, year + 4, year + 6))
  )
    return 'component'
  if (today !== undefined && birthNumber(input) > dayNumber(today)) return 'component'
  return length === 15 || checkCharacters.charCodeAt((sum * 2) % 11) === (last === 120 ? 88 : last) ? undefined : 'checksum'
}

const birthNumber = (id: string): number => (id.length === 18 ? numberAt(id, 6, 14) : 19000000 + numberAt(id, 6, 12))

/** Checks a number written without separators; the canonical spelling has a capital X. */
export const validate = (input: string, options?: NumberOptions): NumberResult =>
  resultOf(input, reasonOf(input, options?.today), input.charCodeAt(17) === 120 ? inCapitals : undefined)

/** Whether `validate` accepts the number. */
export const isValid = (input: string, options?: NumberOptions): boolean => reasonOf(input, options?.today) === undefined

/** Drops separators and folds full-width and small letters: the spelling to validate. */
export const compact = (input: string): string => compactText(input).toUpperCase()

/** Region, date, sequence with check character, apart: '230199 19900101 123X'. */
export const format = (input: string): string => compact(input).replace(/^(.{6})(.{8}|.{6})(.{4}|.{3})$/, '$1 $2 $3')

/** Keeps the first 5 and the last 4 characters. */
export const mask = (input: string): string => maskMiddle(input, 5, 4)

/** The birth date as yyyy-mm-dd; undefined when the number is not valid. */
export const birthDate = (input: string): string | undefined =>
  isValid(input) ? String(birthNumber(input)).replace(/^(.{4})(..)(..)$/, '$1-$2-$3') : undefined

/** Full years of age on a day (yyyy-mm-dd); undefined when the number is not valid, the day is not one or lies before birth. */
export function ageOn(input: string, day: string): number | undefined {
  const age = isValid(input) ? Math.floor((dayNumber(day) - birthNumber(input)) / 10000) : NaN
  return age >= 0 ? age : undefined
}

/** Male when the 17th digit (the 15th of the short form) is odd; undefined when the number is not valid. */
export const gender = (input: string): CitizenGender | undefined => (isValid(input) ? genderAsWritten(input) : undefined)

/** The gender digit alone, for a number whose other parts are checked elsewhere. */
export function genderAsWritten(input: string): CitizenGender | undefined {
  const digit = /^.{16}(\d).$|^.{14}(\d)$/.exec(input)
  return digit === null ? undefined : Number(digit[1] ?? digit[2]) % 2 === 1 ? 'male' : 'female'
}

/** The province code, the first two digits (GB/T 2260); undefined when the number is not valid. */
export const provinceOf = (input: string): string | undefined => (isValid(input) ? input.slice(0, 2) : undefined)
