/**
 * Dates and times (日期时间显示): a moment as text in the time of 上海 (UTC+08:00, fixed). Takes a timestamp in seconds or milliseconds (number or digits),
 * or a text: `yyyy-mm-dd`, with `hh:mm[:ss]` after a blank or T, with or without a zone; without one it is 上海 time. Timestamps below 100,000,000,000
 * are seconds (till the year 5138), others milliseconds. What cannot be read gives the empty string. Source: spec §9. Example:
 * `formatDate(1763611800)` → 2025-11-20, `formatDate('2026-11-20 12:10:05', 'monthDay')` → 11-20.
 */
export const dateFormats = {
  date: 'yyyy-mm-dd',
  datetime: 'yyyy-mm-dd hh:mm:ss',
  time: 'hh:mm:ss',
  monthDay: 'mm-dd',
  yearMonth: 'yyyy-mm',
  year: 'yyyy',
  datetimeNoSeconds: 'yyyy-mm-dd hh:mm'
} as const

export type DateFormat = keyof typeof dateFormats

const shanghaiOffset = 8 * 60 * 60 * 1000
const secondsBelow = 100_000_000_000
const lastMoment = 253_402_271_999_999
const firstMoment = -62_135_625_600_000
const written = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?)?$/

const inRange = (moment: number): number | undefined => (moment >= firstMoment && moment <= lastMoment ? moment : undefined)

function zoneOffset(zone: string | undefined): number {
  if (zone === undefined) return shanghaiOffset
  if (zone === 'Z') return 0
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))
  return (zone.startsWith('-') ? -1 : 1) * minutes * 60_000
}

function readWritten(text: string): number | undefined {
  const match = written.exec(text)
  if (match === null) return undefined
  const part = (index: number): number => Number(match[index] ?? 0)
  const [year, month, day, hour, minute, second] = [part(1), part(2), part(3), part(4), part(5), part(6)]
  const midnight = new Date(0).setUTCFullYear(year, month - 1, day)
  const date = new Date(midnight)
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || hour > 23 || minute > 59 || second > 59) return undefined
  const milliseconds = Number((match[7] ?? '').slice(0, 3).padEnd(3, '0'))
  return inRange(midnight + ((hour * 60 + minute) * 60 + second) * 1000 + milliseconds - zoneOffset(match[8]))
}

/** The moment in milliseconds since 1970, undefined when it cannot be read or lies outside the years 1 to 9999. */
export function readMoment(value: unknown): number | undefined {
  if (typeof value === 'number') return inRange(Math.abs(value) < secondsBelow ? value * 1000 : value)
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  return /^-?\d{9,15}$/.test(text) ? readMoment(Number(text)) : readWritten(text)
}

export function formatDate(value: unknown, format: DateFormat = 'date'): string {
  const moment = readMoment(value)
  if (moment === undefined) return ''
  const local = new Date(moment + shanghaiOffset).toISOString()
  const [date, time] = [local.slice(0, 10), local.slice(11, 19)]
  const texts: Readonly<Record<DateFormat, string>> = {
    date,
    datetime: `${date} ${time}`,
    time,
    monthDay: date.slice(5),
    yearMonth: date.slice(0, 7),
    year: date.slice(0, 4),
    datetimeNoSeconds: `${date} ${time.slice(0, 5)}`
  }
  return texts[format]
}
