/**
 * Citizen identity number (公民身份号码).
 * 18 characters: region (6 digits; of a foreigner's permanent residence card 9, province, country), birth date (yyyymmdd),
 * sequence (3, odd = male), check character (0–9 or X, mod 11-2).
 * The older 15 digits leave out the century (read as 19yy) and the check character.
 * Refused for: length, format (a non-digit), component (province, calendar date, future), checksum.
 * Source: GB 11643-1999; specification 5. '23019919900101123X' is valid, '230199199001011239' has a wrong check character.
 */
import { daysInMonth, dayNumber } from '../internal/calendar.ts'
import { compactCode } from '../internal/compactText.ts'
import { maskMiddle } from '../internal/maskMiddle.ts'
import { inCapitals, resultOf } from './internal/result.ts'
import type { NumberOptions, NumberReason, NumberResult } from './NumberResult.ts'

export type CitizenGender = 'male' | 'female'

/** Province codes of GB/T 2260, with Taiwan (71), residents from Hong Kong (81), Macau (82) and Taiwan (83), and overseas (91). */
const provinces = ['', '12345', '123', '1234567', '123456', '01234', '12345', '1', '123', '1']
const isProvince = Uint8Array.from({ length: 100 }, (_, code) => Number(provinces[(code / 10) | 0]?.includes(String(code % 10))))
const checkCodes = Uint8Array.from('10X98765432', (character) => character.charCodeAt(0))

/** One pass over the digits: all of them into the weighted sum, the region and the date also into numbers of their own. */
function reasonOf(input: string, today: string | undefined): NumberReason | undefined {
  const isLong = input.length === 18
  if (!isLong && input.length !== 15) return 'length'
  const last = isLong ? input.charCodeAt(17) : 48
  if ((last - 48) >>> 0 > 9 && last !== 88 && last !== 120) return 'format'
  const end = isLong ? 17 : 15
  let sum = 0
  let region = 0
  let date = isLong ? 0 : 19
  let i = 0
  for (; i < 6; i++) {
    const digit = input.charCodeAt(i) - 48
    if (digit >>> 0 > 9) return 'format'
    sum = (sum * 2 + digit) | 0
    region = (region * 10 + digit) | 0
  }
  for (; i < end - 3; i++) {
    const digit = input.charCodeAt(i) - 48
    if (digit >>> 0 > 9) return 'format'
    sum = (sum * 2 + digit) | 0
    date = (date * 10 + digit) | 0
  }
  for (; i < end; i++) {
    const digit = input.charCodeAt(i) - 48
    if (digit >>> 0 > 9) return 'format'
    sum = (sum * 2 + digit) | 0
  }
  const yearAndMonth = (date / 100) | 0
  const day = date - yearAndMonth * 100
  // A foreigner's card names the province after the 9.
  const province = (isLong && region > 919999 ? (region % 100000) / 1000 : region / 10000) | 0
  if (!isProvince[province] || day === 0 || day > daysInMonth(yearAndMonth)) return 'component'
  if (today !== undefined && date > dayNumber(today)) return 'component'
  return !isLong || checkCodes[(sum * 2) % 11] === (last === 120 ? 88 : last) ? undefined : 'checksum'
}

const birthDigits = (id: string): string => (id.length === 18 ? id.slice(6, 14) : `19${id.slice(6, 12)}`)

/** Checks a number written without separators; the canonical spelling has a capital X. */
export const validate = (input: string, options?: NumberOptions): NumberResult =>
  resultOf(input, reasonOf(input, options?.today), inCapitals)

/** Whether `validate` accepts the number. */
export const isValid = (input: string, options?: NumberOptions): boolean => reasonOf(input, options?.today) === undefined

/** Drops separators and folds full-width and small letters: the spelling to validate. */
export { compactCode as compact } from '../internal/compactText.ts'

/** Region, date, sequence with check character, apart: '230199 19900101 123X'. */
export const format = (input: string): string => compactCode(input).replace(/^(.{6})(.{8}|.{6})(.{4}|.{3})$/, '$1 $2 $3')

/** Keeps the first 5 and the last 4 characters. */
export const mask = (input: string): string => maskMiddle(input, 5, 4)

/** The birth date as yyyy-mm-dd; undefined when the number is not valid. */
export const birthDate = (input: string): string | undefined =>
  isValid(input) ? birthDigits(input).replace(/^(.{4})(..)(..)$/, '$1-$2-$3') : undefined

/** Full years of age on a day (yyyy-mm-dd); undefined when the number is not valid, the day is not one or lies before birth. */
export function ageOn(input: string, day: string): number | undefined {
  const age = isValid(input) ? Math.floor((dayNumber(day) - Number(birthDigits(input))) / 10000) : NaN
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
