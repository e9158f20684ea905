/**
 * Working days (工作日): weekdays, less public holidays, plus the weekend days worked for them. Dates are `yyyy-mm-dd`; what is no date stays as it is
 * and counts nothing. Example: two working days after Friday 2026-09-18 is Monday 2026-09-21, since Sunday the 20th is worked.
 */
import { addDays, dayNumberOf } from '../condition/calendarDays.ts'
import { holidays } from './holidays.ts'

/** 1970-01-01 was a Thursday. */
const isWeekend = (dayNumber: number): boolean => [2, 3].includes(((dayNumber % 7) + 7) % 7)

const yearOf = (date: string) => (Object.hasOwn(holidays, date.slice(0, 4)) ? holidays[date.slice(0, 4)] : undefined)

/** Whether the holidays of the year of a date have been announced; until then working days in it are an estimate. */
export const isAnnounced = (date: string): boolean => yearOf(date)?.isAnnounced === true

export function isWorkingDay(date: string): boolean {
  const dayNumber = dayNumberOf(date)
  if (dayNumber === undefined) return false
  const year = yearOf(date)
  const day = date.slice(5, 10)
  return isWeekend(dayNumber) ? year?.worked.includes(day) === true : year?.off.includes(day) !== true
}

/** The day on which so many working days after the date are over; the first of them is the day after. */
export function addWorkingDays(date: string, days: number): string {
  if (dayNumberOf(date) === undefined) return date
  let day = date.slice(0, 10)
  for (let left = Math.min(days, 10_000); left > 0;) {
    day = addDays(day, 1)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}

/** Working days after the one date up to the other. */
export function workingDaysBetween(from: string, to: string): number {
  const [start, end] = [dayNumberOf(from), dayNumberOf(to)]
  if (start === undefined || end === undefined) return 0
  let count = 0
  for (let at = 1; at <= Math.min(end - start, 10_000); at += 1) if (isWorkingDay(addDays(from.slice(0, 10), at))) count += 1
  return count
}
