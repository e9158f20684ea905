/**
 * Days and times that can be booked (可约日期与时段): by the rules of the scene, the calendar and how many places are taken.
 * A day that cannot be chosen says why. Example: a Saturday where weekends are off → { open: false, left: 0, reason: '周末休息' }.
 */
import { dayKind } from '../calendar/dayKind.ts'
import { addDays, daysBetween } from '../condition/calendarDays.ts'
import type { Appointment, BookingOrganization, BookingSlot } from './Appointment.ts'

/** Beijing day and time. */
export interface Moment {
  readonly day: string
  readonly time: string
}

export interface OpenDay {
  readonly date: string
  /** The organisation receives people that day and it may be booked now. */
  readonly open: boolean
  readonly left: number
  readonly reason?: string
}

export interface OpenTime {
  readonly slot: string
  readonly from: string
  readonly to: string
  readonly left: number
}

/** How many places of a slot are taken. */
export type Taken = (date: string, slot: string) => number

type Rules = Pick<Appointment, 'rules' | 'slots'>

export const fullReason = '已约满'
const clockText = (time: string): string => time.replace(/^0/, '')

/** Why nothing can be booked that day, however many places are free. */
export function closedReason({ rules }: Rules, { weekendOpen }: BookingOrganization, date: string, now: Moment): string | undefined {
  const ahead = daysBetween(now.day, date)
  if (ahead === undefined || ahead < 0) return '日期已过'
  if (ahead > rules.daysAhead) return `只能预约${rules.daysAhead}天以内的日期`
  const kind = dayKind(date)
  if (kind === 'holiday') return '法定节假日休息'
  if (kind === 'weekend' && !weekendOpen) return '周末休息'
  if (ahead === 0 && now.time >= rules.sameDayUntil) return `当天的号须在${clockText(rules.sameDayUntil)}前预约`
  return undefined
}

export const openTimes = (
  { slots }: Rules,
  { places }: BookingOrganization,
  date: string,
  now: Moment,
  taken: Taken
): readonly OpenTime[] =>
  slots.map(({ code, from, to }: BookingSlot) => {
    const hasBegun = date === now.day && from <= now.time
    return { slot: code, from, to, left: hasBegun ? 0 : Math.max(0, places - taken(date, code)) }
  })

export const openDays = (appointment: Rules, organization: BookingOrganization, now: Moment, taken: Taken): readonly OpenDay[] =>
  Array.from({ length: appointment.rules.daysAhead + 1 }, (_, ahead) => {
    const date = addDays(now.day, ahead)
    const reason = closedReason(appointment, organization, date, now)
    if (reason !== undefined) return { date, open: false, left: 0, reason }
    const left = openTimes(appointment, organization, date, now, taken).reduce((sum, time) => sum + time.left, 0)
    return left === 0 ? { date, open: true, left, reason: fullReason } : { date, open: true, left }
  })

/** The last day on which a booking for this day may be changed or cancelled. */
export const lastChangeDay = ({ rules }: Pick<Appointment, 'rules'>, date: string): string => addDays(date, -rules.changeDaysBefore)
