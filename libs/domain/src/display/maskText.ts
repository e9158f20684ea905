/**
 * Masked display (脱敏显示): what of a name, a phone or an ID number may be seen; every other character becomes an asterisk.
 * A name shorter than 3 keeps its first character, a longer one the first and the last; a phone keeps the first 3 and the last 4, an ID
 * number the first 5 and the last 4. A number too short to hide anything is hidden whole. Length in characters, kept; nothing throws.
 * Source: spec §5, §3.3 (extField.sensitive). Example: `maskName('王小明')` → 王*明, `maskPhone('13912345678')` → 139****5678.
 */
import { mask as maskCitizenId } from '@ljonething/validation/numbers/CitizenId'
import { mask as maskMobile } from '@ljonething/validation/numbers/MobilePhone'

export function maskName(name: string): string {
  const characters = Array.from(name)
  const last = characters.length < 3 ? '' : (characters.at(-1) ?? '')
  const kept = last === '' ? 1 : 2
  return (characters[0] ?? '') + '*'.repeat(Math.max(characters.length - kept, 0)) + last
}

export const maskPhone = maskMobile

export const maskIdCard = maskCitizenId

const masks = { '1': maskName, '2': maskIdCard, '3': maskPhone } as const

/** extField.sensitive of a field: 1 name, 2 ID card, 3 phone. */
export type SensitiveKind = keyof typeof masks

export const isSensitiveKind = (kind: unknown): kind is SensitiveKind => kind === '1' || kind === '2' || kind === '3'

/** The value of a field as it is shown; a field that is not sensitive is shown as it is. */
export const maskSensitive = (kind: unknown, value: string): string => (isSensitiveKind(kind) ? masks[kind](value) : value)
