/**
 * Calendar days (日期): arithmetic on `yyyy-mm-dd` text, without clocks and time zones.
 * Text after the tenth character (a time) is ignored. Undefined for a date that does not exist.
 * Example: `dayNumberOf('2026-11-20')` → 20777 days since 1970, `addDays('2026-11-20', -17)` → `2026-11-03`.
 */
const millisecondsPerDay = 86_400_000

/** Whole days since 1970-01-01. */
export function dayNumberOf(text: string): number | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text)
  if (match === null) return undefined
  const [, year, month, day] = match
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  if (date.getUTCFullYear() !== Number(year) || date.getUTCMonth() + 1 !== Number(month) || date.getUTCDate() !== Number(day))
    return undefined
  return date.getTime() / millisecondsPerDay
}

/** Days from one date to another; negative when it lies before. */
export function daysBetween(from: string, to: string): number | undefined {
  const start = dayNumberOf(from)
  const end = dayNumberOf(to)
  return start === undefined || end === undefined ? undefined : end - start
}

/** The date so many days later; the text itself when it is no date. */
export function addDays(date: string, days: number): string {
  const start = dayNumberOf(date)
  if (start === undefined || !Number.isSafeInteger(days) || Math.abs(days) > 1_000_000) return date
  return new Date((start + days) * millisecondsPerDay).toISOString().slice(0, 10)
}
