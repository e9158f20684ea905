import { Button, buttonClass } from '@ljonething/ui/Button'
import { useConfirm } from '@ljonething/ui/ConfirmProvider'
import { useToast } from '@ljonething/ui/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarPlus } from 'lucide-react'
import { apiFailure } from '../queries/apiError.ts'
import type { Booking } from '../queries/bookings.ts'
import { cancelBooking, readCalendarFile } from '../queries/bookings.ts'
import { named } from '../queries/keys.ts'
import { saveFile } from '../viewer/saveFile.ts'
import * as styles from './Booking.css.ts'
import { whenText } from './bookingTexts.ts'

interface BookingActionsProps {
  readonly booking: Booking
  /** On the screen where it is changed. */
  readonly isHere?: boolean
}

/** What one can do with a booking (预约操作): into the calendar, to another place, or out of it until the day before. */
export const BookingActions = ({ booking, isHere = false }: BookingActionsProps) => {
  const { bookingId, applyNo = '', state, purpose, place, canChange, canCancel, changeUntil, whyNot } = booking
  const confirm = useConfirm()
  const toast = useToast()
  const client = useQueryClient()
  const addToCalendar = async () => {
    try {
      saveFile(await readCalendarFile(bookingId), `${purpose}-${place.date}.ics`)
    } catch (error) {
      toast.error(apiFailure(error).message)
    }
  }
  const cancel = async () => {
    const isSure = await confirm({
      title: '取消预约',
      message: `将取消 ${whenText(booking)} 在${place.orgName}的预约，名额会让给别人。申请仍然保留，之后可以重新预约。`,
      confirmText: '确认取消',
      cancelText: '暂不取消',
      tone: 'danger'
    })
    if (!isSure) return
    try {
      await cancelBooking(bookingId)
      toast.success('预约已取消')
    } catch (error) {
      toast.error(apiFailure(error).message)
    }
    await client.invalidateQueries(named('bookings'))
  }
  return (
    <>
      <div className={styles.actions}>
        {state === 'booked' ? (
          <Button icon={<CalendarPlus size={18} aria-hidden="true" />} busyText="正在下载…" onClick={addToCalendar}>
            加入日历
          </Button>
        ) : null}
        {canChange && !isHere ? (
          <Link to="/doThing/appointment" search={{ applyNo }} className={buttonClass()}>
            {state === 'cancelled' ? '重新预约' : '改约'}
          </Link>
        ) : null}
        {canCancel ? <Button onClick={cancel}>取消预约</Button> : null}
      </div>
      <p className={styles.fixed}>{canChange || canCancel ? `最晚 ${changeUntil} 可以改约或取消。` : whyNot}</p>
    </>
  )
}
