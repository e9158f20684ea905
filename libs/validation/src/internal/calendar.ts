/** Days of a month (1–12) of the Gregorian calendar; 0 for a month that does not exist. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  if (month === 4 || month === 6 || month === 9 || month === 11) return 30
  return month >= 1 && month <= 12 ? 31 : 0
}

/** A day as one comparable number, yyyymmdd; NaN when the text does not start with yyyy-mm-dd. */
export function dayNumber(day: string): number {
  return /^\d{4}-\d{2}-\d{2}/.test(day) ? Number(day.slice(0, 4)) * 10000 + Number(day.slice(5, 7)) * 100 + Number(day.slice(8, 10)) : NaN
}
