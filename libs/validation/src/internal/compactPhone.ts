import { compactText, plainForm } from './compactText.ts'

/** Digits alone, without the country code 86. */
export const compactMobile = (input: string): string => compactText(input).replace(/^(?:\+|00)86|^86(?=1\d{10}$)/, '')

/** One dash after the area code, also where nothing stands; the country code 86 becomes the 0 of the area code. */
export const compactLandline = (input: string): string =>
  plainForm(input, '-')
    .replace(/[-()]+/g, '-')
    .replace(/^-|-$/g, '')
    .replace(/^(?:\+|00)86-?0?(?=[1-9])/, '0')
    .replace(/^(0\d{2,4}-\d{3,4})-(\d{4})$/, '$1$2')
    .replace(/^(0(?:10|2\d|[3-9]\d\d))(\d{7,8})$/, '$1-$2')

/** A mobile number as digits alone, any other as a landline. */
export function compactPhone(input: string): string {
  const mobile = compactMobile(input)
  return /^1\d{10}$/.test(mobile) ? mobile : compactLandline(input)
}

/** Eleven digits as they are, which may be of either. */
export function compactUnitPhone(input: string): string {
  const plain = plainForm(input)
  return /^\d{11}$/.test(plain) ? plain : compactPhone(input)
}
