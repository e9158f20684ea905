/** Texts about a booking (预约文字): when it is, and what has become of it. */
import { dayName } from '@ljonething/domain/display/dayName'
import type { Tone } from '@ljonething/ui/Tag'
import type { Booking } from '../queries/bookings.ts'

/** 2026年12月11日 星期五 09:30-10:30 */
export const whenText = ({ place: { date, from, to } }: Pick<Booking, 'place'>): string =>
  `${date.slice(0, 4)}年${dayName(date)} ${from}-${to}`

export const bookingStates: Readonly<Record<Booking['state'], { readonly label: string; readonly tone: Tone }>> = {
  held: { label: '已预留', tone: 'info' },
  booked: { label: '已预约', tone: 'success' },
  over: { label: '预约时间已过', tone: 'neutral' },
  cancelled: { label: '已取消预约', tone: 'neutral' },
  freed: { label: '名额已放回', tone: 'neutral' }
}

/** The booking of an application; the newest where there were several. */
export const bookingOf = (bookings: readonly Booking[] | undefined, applyNo: string): Booking | undefined =>
  bookings?.find((booking) => booking.applyNo === applyNo && booking.state !== 'held')
