/** A booking (预约) as it is kept, and as its owner sees it. */
import type { Booking } from '@ljonething/api/oneThing/BookingsApi'
import type { BookedPlace } from '@ljonething/domain/form/bookedPlace'
import { lastChangeDay } from '@ljonething/domain/booking/openPlaces'
import type { BookedScene } from './Offices.ts'
import { placeView } from './Offices.ts'

export interface BookingRow {
  readonly bookingId: string
  readonly owner: string
  readonly sceneCode: string
  readonly state: 'held' | 'booked' | 'over' | 'cancelled' | 'freed'
  readonly orgCode: string
  readonly day: string
  readonly slot: string
  readonly heldUntil: Date
  readonly applyNo: string | null
  readonly caseNo: string | null
  readonly parties: readonly string[] | null
  readonly businessType: string | null
  readonly confirmedAt: Date | null
  readonly sequence: number
  readonly changedAt: Date
}

export const bookingColumns =
  'booking_id, owner, scene_code, state, org_code, day, slot, held_until, apply_no, case_no, parties, business_type, confirmed_at, sequence, changed_at'

export const placeOf = ({ orgCode, day, slot }: Pick<BookingRow, 'orgCode' | 'day' | 'slot'>): BookedPlace => ({ orgCode, date: day, slot })

export const isSamePlace = (one: BookedPlace, other: BookedPlace): boolean =>
  one.orgCode === other.orgCode && one.date === other.date && one.slot === other.slot

const chineseDay = (day: string): string => {
  const [, month = '', date = ''] = day.split('-')
  return `${Number(month)}月${Number(date)}日`
}

/** Why it is neither changed nor cancelled any more; undefined while it may. */
export const whyFixed = ({ appointment }: BookedScene, { state, day, caseNo }: BookingRow, today: string): string | undefined => {
  if (caseNo === null) return '提交后才能改期或取消'
  if (state === 'freed') return '申请已撤回或未通过，号源已退回'
  if (state === 'cancelled') return undefined
  if (state === 'over' || day < today) return '预约时间已过，不能改期或取消'
  const last = lastChangeDay(appointment, day)
  return today <= last ? undefined : `最晚在${chineseDay(last)}改期或取消，现在请电话联系预约机构`
}

export const bookingView = (booked: BookedScene, row: BookingRow, today: string): Booking => {
  const { bookingId, sceneCode, state, day, heldUntil, applyNo, businessType, confirmedAt } = row
  const whyNot = whyFixed(booked, row, today)
  const isHeld = state === 'held'
  return {
    bookingId,
    sceneCode,
    purpose: booked.appointment.purpose,
    state: state === 'booked' && day < today ? 'over' : state,
    place: placeView(booked, placeOf(row)),
    ...(isHeld ? { heldUntil: heldUntil.toISOString() } : {}),
    ...(applyNo === null ? {} : { applyNo }),
    ...(businessType === null ? {} : { businessType }),
    changeUntil: lastChangeDay(booked.appointment, day),
    canChange: whyNot === undefined,
    canCancel: whyNot === undefined && state === 'booked',
    ...(whyNot === undefined || isHeld ? {} : { whyNot }),
    confirmed: confirmedAt !== null
  }
}
