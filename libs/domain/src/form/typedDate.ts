import { plainForm } from '@ljonething/validation/rules/plainForm'
import type { TimePickerInfo } from './FormDescription.ts'

/**
 * Dates as people type them (日期录入), greater units first: `2026-11-18`, `2026年11月18日 8:16`, `20261118`, `2026/11`,
 * `1988。4。17`, `11月18日`, `8:16`.
 *
 * What a kind leaves out stands at its first; text that is no existing date gives undefined. Written in the field's `dateFormat`
 * (default yyyy-mm-dd, spec §5), a date is read again as it was.
 */
export type PickerKind = TimePickerInfo['kind']

export interface DateParts {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

/** The parts of each kind in their order, and how many of them have to be there. */
const kinds: Record<PickerKind, { readonly parts: readonly (keyof DateParts)[]; readonly needed: number }> = {
  year: { parts: ['year'], needed: 1 },
  month: { parts: ['year', 'month'], needed: 2 },
  date: { parts: ['year', 'month', 'day'], needed: 3 },
  datetime: { parts: ['year', 'month', 'day', 'hour', 'minute', 'second'], needed: 5 },
  monthDay: { parts: ['month', 'day'], needed: 2 },
  time: { parts: ['hour', 'minute', 'second'], needed: 2 }
}

/** A leap year: every day of a year without its number exists. */
const first: DateParts = { year: 2000, month: 1, day: 1, hour: 0, minute: 0, second: 0 }

const widthOf = (part: keyof DateParts) => (part === 'year' ? 4 : 2)

export const parseTypedDate = (text: string, kind: PickerKind): DateParts | undefined => {
  const plain = plainForm(text.replace(unseen, ''), ' ').trim()
  if (plain.length > 40 || /[^\d\s年月日号时点分秒\-/.:T,]/.test(plain)) return undefined
  const { parts, needed } = kinds[kind]
  const read = digitGroups(plain, parts)
  if (read.length < needed || (!parts.includes('year') && read.length > parts.length)) return undefined
  if (parts.some((part, at) => !fits(read[at], part))) return undefined
  const date = { ...first, ...Object.fromEntries(parts.map((part, at) => [part, Number(read[at] ?? first[part])])) }
  return exists(date) ? date : undefined
}

/** The date in a format: `yyyy mm dd hh mm ss`, where mm after hh means minutes. */
export const writeDate = (date: DateParts, format: string): string => {
  let isHourSeen = false
  return format.replaceAll(/yyyy|mm|dd|hh|ss/gi, (token) => {
    switch (token.toLowerCase()) {
      case 'yyyy':
        return pad(date.year, 4)
      case 'dd':
        return pad(date.day)
      case 'hh':
        isHourSeen = true
        return pad(date.hour)
      case 'ss':
        return pad(date.second)
      default:
        return pad(isHourSeen ? date.minute : date.month)
    }
  })
}

export const datePartsOf = (now: Date): DateParts => ({
  year: now.getFullYear(),
  month: now.getMonth() + 1,
  day: now.getDate(),
  hour: now.getHours(),
  minute: now.getMinutes(),
  second: now.getSeconds()
})

export const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

/** Digits of one part each; a run of several parts without marks between them is taken apart. */
const digitGroups = (text: string, parts: readonly (keyof DateParts)[]): readonly string[] => {
  const groups: string[] = []
  for (let run of text.match(/\d+/g) ?? []) {
    for (;;) {
      const part = parts[groups.length]
      if (part === undefined || run.length <= widthOf(part)) break
      groups.push(run.slice(0, widthOf(part)))
      run = run.slice(widthOf(part))
      if (run.length < 2) return []
    }
    groups.push(run)
  }
  return groups
}

const fits = (group: string | undefined, part: keyof DateParts) =>
  group === undefined || (part === 'year' ? group.length === 4 : group.length <= 2)

const exists = ({ year, month, day, hour, minute, second }: DateParts) =>
  year >= 1800 &&
  year <= 2200 &&
  month >= 1 &&
  month <= 12 &&
  day >= 1 &&
  day <= daysInMonth(year, month) &&
  hour < 24 &&
  minute < 60 &&
  second < 60

/** Marks of direction and the like. */
const unseen = /[\p{Cf}\p{DI}]/gu

const pad = (value: number, length = 2) => String(value).padStart(length, '0')

/** What is stored of a typed date: in the format where it is one, otherwise as it was typed. */
export const readTyped = (text: string, { kind, format }: TimePickerInfo): string => {
  const date = parseTypedDate(text, kind)
  return date === undefined ? text.trim() : writeDate(date, format)
}
