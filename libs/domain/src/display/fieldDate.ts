/**
 * 表单日期: the date in a form field, shown by the field's `dateFormat`; a missing or unknown format is yyyy-mm-dd.
 * A value that cannot be read is shown as it stands. Source: spec §5 (dates), §9. Example: `formatFieldDate('2026-11-20', 'yyyy-mm')` → 2026-11.
 */
import { dateFormats, formatDate } from './dateTime.ts'
import type { DateFormat } from './dateTime.ts'

const formats: readonly DateFormat[] = ['date', 'datetime', 'time', 'monthDay', 'yearMonth', 'year', 'datetimeNoSeconds']

/** The named format of a pattern, whatever the case of its letters. */
export const dateFormatOf = (pattern: string): DateFormat =>
  formats.find((name) => dateFormats[name] === pattern.trim().toLowerCase()) ?? 'date'

export function formatFieldDate(value: string, pattern: string): string {
  const complete = /^\d{4}-\d{2}$/.test(value) ? `${value}-01` : value
  const shown = formatDate(complete, dateFormatOf(pattern))
  return shown === '' ? value : shown
}
