import { Panel } from '@ljonething/ui/Panel'
import { Tag } from '@ljonething/ui/Tag'
import { useQuery } from '@tanstack/react-query'
import { bookingsQuery } from '../queries/bookings.ts'
import { BookingActions } from './BookingActions.tsx'
import { BookingFacts } from './BookingFacts.tsx'
import { bookingOf, bookingStates } from './bookingTexts.ts'

/** The booking of an application (预约), where it has one. */
export const BookingPanel = ({ applyNo }: { readonly applyNo: string }) => {
  const { data } = useQuery(bookingsQuery)
  const booking = bookingOf(data, applyNo)
  if (booking === undefined) return null
  const { label, tone } = bookingStates[booking.state]
  return (
    <Panel title={booking.purpose} tags={<Tag tone={tone}>{label}</Tag>}>
      <BookingFacts booking={booking} />
      <BookingActions booking={booking} />
    </Panel>
  )
}
