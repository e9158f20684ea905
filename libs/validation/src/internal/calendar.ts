/** Days of a month of the Gregorian calendar; 0 for a month that does not exist. Up to July the odd months are long, then the even ones. */
export function daysInMonth(year: number, month: number): number {
  if (month < 1 || month > 12) return 0
  if (month !== 2) return 30 + ((month + (month >> 3)) & 1)
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
}

/** A day as one comparable number, yyyymmdd; NaN when the text does not start with yyyy-mm-dd. */
export const dayNumber = (day: string): number => (/^\d{4}-\d\d-\d\d/.test(day) ? Number(day.slice(0, 10).replaceAll('-', '')) : NaN)
