/** The other party confirms a booking (确认预约) with their own login: until then nothing of it is shown, and it confirms nothing about them. */
import { Button, buttonClass } from '@ljonething/ui/Button'
import { Card } from '@ljonething/ui/Card'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { KeyValueList } from '@ljonething/ui/KeyValueList'
import { Notice } from '@ljonething/ui/Notice'
import { PageHeader } from '@ljonething/ui/PageHeader'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { whenText } from '../../booking/bookingTexts.ts'
import { apiFailure } from '../../queries/apiError.ts'
import { confirmBooking } from '../../queries/bookings.ts'
import { RequireLogin } from '../../shell/login/RequireLogin.tsx'
import * as styles from './BookingScreen.css.ts'

const route = getRouteApi('/doThing/appointmentConfirm')

const homeLink = (
  <Link to="/onethingSpecialColumn" className={buttonClass()}>
    返回首页
  </Link>
)

const Confirm = () => {
  const { bookingId } = route.useSearch()
  const confirmed = useMutation({ mutationFn: () => confirmBooking(bookingId) })
  if (confirmed.data !== undefined) {
    const { purpose, place } = confirmed.data
    return (
      <Card className={styles.confirm}>
        <PageHeader title={purpose} />
        <Notice tone="success" title="您已确认这个预约">
          请双方带好证件，按时到场。
        </Notice>
        <KeyValueList
          stacked
          items={[
            { key: '时间', value: <strong>{whenText({ place })}</strong> },
            { key: '地点', value: place.orgName },
            { key: '地址', value: place.address },
            { key: '电话', value: place.phone }
          ]}
        />
        {homeLink}
      </Card>
    )
  }
  if (confirmed.isError && apiFailure(confirmed.error).tag === 'NotFound') {
    return (
      <ErrorState page kind="missing" title="没有找到要您确认的预约" actions={homeLink}>
        预约可能已取消或改由他人办理，或者您登录的不是预约中的另一方。请与预约的人核对后重试。
      </ErrorState>
    )
  }
  return (
    <Card className={styles.confirm}>
      <PageHeader title="确认预约" description="有人以您为另一方作了预约。请先与对方核实，再确认。" />
      <p>确认后您可以看到时间和地点；办理这件事时，登记机关可以向双方说明彼此的核验结果。不是您本人的意愿，请不要确认。</p>
      {confirmed.isError ? (
        <Notice tone="danger" title="没有确认成功">
          {apiFailure(confirmed.error).message}
        </Notice>
      ) : null}
      <Button variant="primary" busyText="正在确认…" onClick={() => confirmed.mutateAsync().catch(() => undefined)}>
        确认预约
      </Button>
    </Card>
  )
}

export const ConfirmScreen = () => (
  <RequireLogin>
    <Confirm />
  </RequireLogin>
)
