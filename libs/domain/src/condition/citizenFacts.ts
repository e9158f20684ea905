/**
 * What a condition reads from a citizen ID number (公民身份号码): the birth date `yyyy-mm-dd` and the gender code of the archive
 * list, which the dictionary XB_FORM uses (male "1", female "2", spec §3.1 as ruled). Empty text while the number is not valid.
 * Example: `23019919930412002X` → `1993-04-12`, `2`; `2301` → ``.
 */
import { birthDate, gender } from '@ljonething/validation/numbers/CitizenId'
import { archiveGender } from '../codes/archiveGender.ts'

export const birthDateText = (number: string): string => birthDate(number.toUpperCase()) ?? ''

export function genderText(number: string): string {
  const known = gender(number.toUpperCase())
  return known === undefined ? '' : archiveGender.code[known]
}
