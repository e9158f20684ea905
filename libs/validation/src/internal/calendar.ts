/** Days of a month (yyyymm) of the Gregorian calendar; 0 for a month that does not exist. Up to July the odd months are long, then the even ones. */
export function daysInMonth(yearAndMonth: number): number {
  const year = (yearAndMonth / 100) | 0
  const month = yearAndMonth - year * 100
  if (month === 2) return year % (year % 100 === 0 ? 400 : 4) === 0 ? 29 : 28
  return month > 0 && month < 13 ? 30 + ((month + (month >> 3)) & 1) : 0
}

let lastDay = ''
let lastNumber = NaN

/** A day as one comparable number, yyyymmdd; NaN when the text does not start with yyyy-mm-dd. The last is kept: a form asks for one day only. */
export function dayNumber(day: string): number {
  if (day !== lastDay) {
    lastDay = day
    lastNumber = /^\d{4}-\d\d-\d\d/.test(day) ? Number(day.slice(0, 10).replaceAll('-', '')) : NaN
  }
  return lastNumber
}
