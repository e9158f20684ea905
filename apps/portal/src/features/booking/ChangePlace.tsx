import type { Appointment } from '@ljonething/domain/booking/Appointment'
import type { FormDescription, FormValues } from '@ljonething/domain/form/FormDescription'
import { CombinedForm } from '@ljonething/forms/CombinedForm'
import { createFormStore } from '@ljonething/forms/engine/createFormStore'
import type { FormServices } from '@ljonething/forms/engine/FormServices'
import { FormErrorSummary } from '@ljonething/forms/FormErrorSummary'
import { Button } from '@ljonething/ui/Button'
import { Notice } from '@ljonething/ui/Notice'
import { useToast } from '@ljonething/ui/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { now, today } from '../../browser/serverDate.ts'
import { whenText } from '../../booking/bookingTexts.ts'
import { bookingDoor, isTaken } from '../../filling/bookingDoor.ts'
import { apiFailure } from '../../queries/apiError.ts'
import type { Booking } from '../../queries/bookings.ts'
import { changeBooking } from '../../queries/bookings.ts'
import { named } from '../../queries/keys.ts'
import * as styles from './BookingScreen.css.ts'
import type { ChangeForm } from './changeForm.ts'
import { changeForm } from './changeForm.ts'

interface ChangePlaceProps {
  /** The whole form of the scene. */
  readonly description: FormDescription
  readonly appointment: Appointment
  readonly booking: Booking
}

const servicesOf = (sceneCode: string, appointment: Appointment): FormServices => {
  const { keep: _keep, ...chosenOnly } = bookingDoor(sceneCode, appointment)
  return { booking: () => Promise.resolve(chosenOnly), now }
}

/** Another place for a booking (改约): chosen as in the form; what one has stays until the new one is taken. */
export const ChangePlace = ({ description, appointment, booking }: ChangePlaceProps) => {
  const [form] = useState(() => changeForm(description, appointment, booking))
  const [services] = useState(() => servicesOf(booking.sceneCode, appointment))
  /** Places shown are out of date after somebody else took one: they are asked for anew, with what is chosen. */
  const [round, setRound] = useState(0)
  const [start, setStart] = useState(form.start)
  const again = (values: FormValues) => {
    setStart({ ...start, ...values })
    setRound((count) => count + 1)
  }
  return <Chosen key={round} booking={booking} form={{ ...form, start }} services={services} isAgain={round > 0} onTaken={again} />
}

interface ChosenProps {
  readonly booking: Booking
  readonly form: ChangeForm
  readonly services: FormServices
  readonly isAgain: boolean
  readonly onTaken: (values: FormValues) => void
}

const Chosen = ({ booking, form: { description, start, wanted, timeId }, services, isAgain, onTaken }: ChosenProps) => {
  const [form] = useState(() => createFormStore(description, { values: start, today: today(), services }))
  const toast = useToast()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<string>()
  const change = async () => {
    setFailure(undefined)
    if ((await form.validateAll('fields')).length > 0) return setAttempt((count) => count + 1)
    try {
      const after = await changeBooking(booking.bookingId, wanted(form.values()))
      await client.invalidateQueries(named('bookings'))
      toast.success(`已改约到 ${whenText(after)}`)
      await navigate({ to: '/doThing/oneThingDetails', search: { applyNo: after.applyNo ?? '' } })
    } catch (error) {
      if (isTaken(error)) return onTaken({ ...form.values(), [timeId]: '' })
      setFailure(apiFailure(error).message)
    }
  }
  return (
    <>
      {isAgain ? (
        <Notice tone="warning" role="alert" title="这个时间刚刚被别人约走了">
          原来的预约不变。名额已经重新查询，请另选一个时间。
        </Notice>
      ) : null}
      <FormErrorSummary store={form} attempt={attempt} scope="fields" />
      <CombinedForm store={form} />
      {failure === undefined ? null : (
        <Notice tone="danger" role="alert" title="没有改约成功，原来的预约不变">
          {failure}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button variant="primary" size="large" busyText="正在改约…" onClick={change}>
          确认改约
        </Button>
      </div>
    </>
  )
}
