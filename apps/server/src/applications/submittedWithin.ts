/**
 * The moments between two days (提交日期范围), both of them within it, in Asia/Shanghai; an empty one is open. Undefined for what is no date of
 * these centuries.
 * Example: 2026-11-20 to 2026-11-20 → since 2026-11-19T16:00Z, until 2026-11-20T16:00Z.
 */
import { addDays, dayNumberOf } from '@ljonething/domain/condition/calendarDays'

const isDay = (text: string): boolean => text.length === 10 && text < '2200' && dayNumberOf(text) !== undefined
const startOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`)

export const submittedWithin = (from = '', to = ''): { readonly since?: Date; readonly until?: Date } | undefined => {
  if ([from, to].some((day) => day !== '' && !isDay(day))) return undefined
  return { ...(from === '' ? {} : { since: startOf(from) }), ...(to === '' ? {} : { until: startOf(addDays(to, 1)) }) }
}
