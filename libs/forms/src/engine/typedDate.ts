import type { TimePickerInfo } from '@ljonething/domain/form/FormDescription'

/**
 * Dates as people type them (日期录入), year first: `2026-11-18`, `2026年11月18日 8:16`, `20261118`, `2026/11`.
 *
 * A value is canonical text by kind: `yyyy`, `yyyy-mm`, `yyyy-mm-dd`, `yyyy-mm-dd hh:mm`. Text that is no existing date gives
 * undefined. Display follows the field's `dateFormat` (default yyyy-mm-dd, spec §5).
 */
export type PickerKind = TimePickerInfo['kind']

export interface DateParts {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
}

const groupsNeeded: Record<PickerKind, number> = { year: 1, month: 2, date: 3, datetime: 5 }

const digitsOnly: Record<PickerKind, RegExp> = {
  year: /^(\d{4})$/,
  month: /^(\d{4})(\d{2})$/,
  date: /^(\d{4})(\d{2})(\d{2})$/,
  datetime: /^(\d{4})(\d{2})(\d{2})\s*(\d{2}):?(\d{2})$/
}

export const parseTypedDate = (text: string, kind: PickerKind): string | undefined => {
  const plain = halfWidth(text.trim())
  if (plain.length > 40) return undefined
  const groups = digitsOnly[kind].exec(plain)?.slice(1) ?? plain.match(/\d+/g) ?? []
  if (/[^\d\s年月日号时点分\-/.:：T,，]/.test(plain) || groups.length < groupsNeeded[kind]) return undefined
  const parts = toParts(groups)
  return parts && exists(parts) ? canonical(parts, kind) : undefined
}

/** Parts of a canonical value; a coarser value starts at its first month, day, hour. */
export const partsOf = (value: string): DateParts | undefined => {
  const parts = toParts(value.match(/\d+/g) ?? [])
  return parts && exists(parts) ? parts : undefined
}

export const canonical = (parts: DateParts, kind: PickerKind): string => {
  const day = `${pad(parts.year, 4)}-${pad(parts.month)}-${pad(parts.day)}`
  return kind === 'datetime' ? `${day} ${pad(parts.hour)}:${pad(parts.minute)}` : day.slice(0, canonicalLength[kind])
}

const canonicalLength = { year: 4, month: 7, date: 10 } as const

/** The value as the field's format writes it: `yyyy mm dd hh mm ss`, where mm after hh means minutes. */
export const displayDate = (value: string, format: string): string => {
  const parts = partsOf(value)
  if (!parts) return value
  let hourSeen = false
  return format.replaceAll(/yyyy|mm|dd|hh|ss/gi, (token) => {
    switch (token.toLowerCase()) {
      case 'yyyy':
        return pad(parts.year, 4)
      case 'dd':
        return pad(parts.day)
      case 'hh':
        hourSeen = true
        return pad(parts.hour)
      case 'ss':
        return '00'
      default:
        return pad(hourSeen ? parts.minute : parts.month)
    }
  })
}

export const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

const toParts = (groups: readonly string[]): DateParts | undefined => {
  const [year, month = '1', day = '1', hour = '0', minute = '0'] = groups
  if (year?.length !== 4 || [month, day, hour, minute].some((group) => group.length > 2)) return undefined
  return { year: Number(year), month: Number(month), day: Number(day), hour: Number(hour), minute: Number(minute) }
}

const exists = ({ year, month, day, hour, minute }: DateParts) =>
  year >= 1800 && year <= 2200 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month) && hour < 24 && minute < 60

const pad = (value: number, length = 2) => String(value).padStart(length, '0')

const halfWidth = (text: string) => text.replaceAll(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
