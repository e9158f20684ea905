/**
 * Gender (性别): one type, and the three lists of codes in which systems write it; every call names its list. The identity centre writes the identity
 * list, births reported by hospitals (分娩信息) the form list, certificates, archives and the dictionary XB_FORM of our forms the archive list.
 * Source: spec §3.1 and its ruling. Example: `genderIn('form', '1')` → female, `genderCode('archive', 'female')` → '2'.
 */
import { gender as genderOfNumber } from '@ljonething/validation/numbers/CitizenId'
import { archiveGender } from './archiveGender.ts'
import { codeTable } from './codeTable.ts'

export const genderLists = {
  identity: codeTable({ male: ['1', '男'], female: ['0', '女'] }),
  form: codeTable({ female: ['1', '女'], male: ['2', '男'] }),
  archive: archiveGender
}

export type GenderList = keyof typeof genderLists

const genders = ['male', 'female', 'unknown', 'unspecified'] as const
export type Gender = (typeof genders)[number]

/** Undefined for what the list cannot say. */
export const genderCode = (list: GenderList, gender: Gender | undefined): string | undefined =>
  genderLists[list].rows.find(({ name }) => name === gender)?.code

/** Undefined for a code that is not in the list. */
export const genderIn = (list: GenderList, code: string | undefined): Gender | undefined =>
  genders.find((gender) => code !== undefined && genderCode(list, gender) === code)

/** The number decides where both are known. */
export const decidedGender = (cardId: string, said: Gender | undefined): Gender | undefined => genderOfNumber(cardId.toUpperCase()) ?? said
