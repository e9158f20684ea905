/**
 * Is a text a date of this format (日期格式)? Formats of spec §5 and §9: `yyyy-mm-dd`, `yyyy-mm`, `yyyy`, `yyyy-mm-dd hh:mm[:ss]`,
 * `hh:mm[:ss]`, `mm-dd`. Fixed width, and the day must exist in the calendar.
 * Example: `2026-02-30` of `yyyy-mm-dd` → false; `2026-11-03 08:16` of `yyyy-mm-dd hh:mm` → true.
 */
import { dayNumberOf } from '../condition/calendarDays.ts'

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text)

/** The leap year 2000 completes a date without year. */
function isDay(text: string, format: string): boolean {
  if (format === 'mm-dd') return dayNumberOf(`2000-${text}`) !== undefined
  return dayNumberOf(`${text}${'-01-01'.slice(text.length - 4)}`) !== undefined
}

export function isDateText(text: string, format: string): boolean {
  const pattern = format.toLowerCase()
  if (text.length !== pattern.length) return false
  const [dayFormat = '', timeFormat] = pattern.includes('h') && !pattern.includes('d') ? ['', pattern] : pattern.split(' ')
  const day = text.slice(0, dayFormat.length)
  const time = text.slice(dayFormat.length).trimStart()
  const dayHolds = dayFormat === '' || (/^[\d-]+$/.test(day) && isDay(day, dayFormat))
  return dayHolds && (timeFormat === undefined ? time === '' : isTime(time))
}
