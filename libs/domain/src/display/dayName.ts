/**
 * A day as people say it (日期说法): `yyyy-mm-dd` → 12月11日 星期五; what is no day stays as it is.
 * Example: `dayName('2026-12-11')` → 12月11日 星期五, `dayName('')` → ''.
 */
import { readMoment } from './dateTime.ts'

const weekdays = ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六']
const dayMs = 86_400_000

export function dayName(date: string): string {
  const moment = date.length === 10 ? readMoment(`${date} 00:00Z`) : undefined
  if (moment === undefined) return date
  return `${Number(date.slice(5, 7))}月${Number(date.slice(8))}日 ${weekdays[weekdayOf(date)]}`
}

/** Sunday is 0. */
export const weekdayOf = (date: string): number => ((((readMoment(`${date} 00:00Z`) ?? 0) / dayMs + 4) % 7) + 7) % 7
