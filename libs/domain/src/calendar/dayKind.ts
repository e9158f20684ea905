/**
 * Kind of a day (日期类别): a working day, a weekend, or part of a public holiday, which are its weekdays off with the weekend they are joined to.
 * Example: 2026-10-03 is a Saturday between days off, a holiday; 2026-11-21 is a weekend; 2026-10-10 is a Saturday worked, a working day.
 */
import { addDays, dayNumberOf } from '../condition/calendarDays.ts'
import { isWorkingDay } from './workingDays.ts'

export type DayKind = 'working' | 'weekend' | 'holiday'

/** 1970-01-01 was a Thursday. */
const isWeekday = (date: string): boolean => ![2, 3].includes((((dayNumberOf(date) ?? 0) % 7) + 7) % 7)

const reachesHoliday = (date: string, step: 1 | -1): boolean => {
  for (let day = date; !isWorkingDay(day); day = addDays(day, step)) if (isWeekday(day)) return true
  return false
}

export function dayKind(date: string): DayKind {
  if (dayNumberOf(date) === undefined || isWorkingDay(date)) return 'working'
  return reachesHoliday(date, 1) || reachesHoliday(date, -1) ? 'holiday' : 'weekend'
}
