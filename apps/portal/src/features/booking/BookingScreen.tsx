/** A booking of its own (我的预约, spec §2.4): when and where, into the calendar, to another area, office and time, or out of it. */
import type { Appointment } from '@ljonething/domain/booking/Appointment'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { Breadcrumb } from '@ljonething/ui/Breadcrumb'
import { buttonClass } from '@ljonething/ui/Button'
import { Card } from '@ljonething/ui/Card'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { PageHeader } from '@ljonething/ui/PageHeader'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { Tag } from '@ljonething/ui/Tag'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { BookingActions } from '../../booking/BookingActions.tsx'
import { BookingFacts } from '../../booking/BookingFacts.tsx'
import { bookingOf, bookingStates } from '../../booking/bookingTexts.ts'
import { apiFailure } from '../../queries/apiError.ts'
import type { Booking } from '../../queries/bookings.ts'
import { bookingsQuery } from '../../queries/bookings.ts'
import { sceneQuery } from '../../queries/catalogue.ts'
import { formQuery } from '../../queries/forms.ts'
import { RequireLogin } from '../../shell/login/RequireLogin.tsx'
import * as styles from './BookingScreen.css.ts'
import { AskOtherParty } from './AskOtherParty.tsx'
import { ChangePlace } from './ChangePlace.tsx'

const route = getRouteApi('/doThing/appointment')

const Booked = ({ booking }: { readonly booking: Booking }) => {
  const { data: scene, ...asked } = useQuery({ ...sceneQuery(booking.sceneCode), enabled: booking.canChange })
  const { label, tone } = bookingStates[booking.state]
  return (
    <>
      <Card>
        <PageHeader title={booking.purpose} tags={<Tag tone={tone}>{label}</Tag>} />
        <BookingFacts booking={booking} />
        <BookingActions booking={booking} isHere />
      </Card>
      {asked.isError ? <ErrorState onRetry={() => asked.refetch()}>{apiFailure(asked.error).message}</ErrorState> : null}
      {booking.canChange && !booking.confirmed && scene?.appointment?.rules.confirms !== undefined ? (
        <AskOtherParty bookingId={booking.bookingId} />
      ) : null}
      {booking.canChange && scene?.appointment !== undefined ? (
        <Card className={styles.change}>
          <Change scene={scene} appointment={scene.appointment} booking={booking} />
        </Card>
      ) : null}
    </>
  )
}

interface ChangeProps {
  readonly scene: Scene
  readonly appointment: Appointment
  readonly booking: Booking
}

const Change = ({ scene: { sceneCode, matters, region }, appointment, booking }: ChangeProps) => {
  const matterCodes = matters.filter((matter) => matter.default !== false).map(({ code }) => code)
  const form = useQuery(formQuery({ sceneCode, matterCodes, answers: {}, region }))
  if (form.isError) return <ErrorState onRetry={() => form.refetch()}>{apiFailure(form.error).message}</ErrorState>
  if (form.data === undefined) return <Skeleton height={320} />
  return <ChangePlace key={booking.bookingId} description={form.data} appointment={appointment} booking={booking} />
}

const Bookings = () => {
  const { applyNo } = route.useSearch()
  const bookings = useQuery(bookingsQuery)
  const booking = bookingOf(bookings.data, applyNo)
  const toApplications = (
    <Link to="/doThing/doThingProgress/oneThingList" className={buttonClass({ variant: 'primary' })}>
      返回我的办件
    </Link>
  )
  if (bookings.isError && bookings.data === undefined)
    return (
      <ErrorState page onRetry={() => bookings.refetch()} actions={toApplications}>
        {apiFailure(bookings.error).message}
      </ErrorState>
    )
  if (bookings.data !== undefined && booking === undefined)
    return (
      <ErrorState page kind="missing" title="未查询到相关记录" actions={toApplications}>
        办件编号有误，或这件事没有预约。
      </ErrorState>
    )
  return (
    <div className={styles.page}>
      <Breadcrumb
        links={[
          <Link to="/onethingSpecialColumn">首页</Link>,
          <Link to="/doThing/doThingProgress/oneThingList">我的办件</Link>,
          <Link to="/doThing/oneThingDetails" search={{ applyNo }}>
            办件详情
          </Link>
        ]}
        current="我的预约"
      />
      {booking === undefined ? (
        <Card>
          <Skeleton lines={6} />
        </Card>
      ) : (
        <Booked booking={booking} />
      )}
    </div>
  )
}

export const BookingScreen = () => (
  <RequireLogin>
    <Bookings />
  </RequireLogin>
)
