import { Button } from '@ljonething/ui/Button'
import { Panel } from '@ljonething/ui/Panel'
import { useToast } from '@ljonething/ui/Toast'
import { useRouter } from '@tanstack/react-router'
import { Copy } from 'lucide-react'
import * as styles from './BookingScreen.css.ts'

/** The link under which the other party confirms a booking with their own login (请对方确认). */
export const AskOtherParty = ({ bookingId }: { readonly bookingId: string }) => {
  const toast = useToast()
  const router = useRouter()
  const { publicHref } = router.buildLocation({ to: '/doThing/appointmentConfirm', search: { bookingId } })
  const address = new URL(publicHref, location.origin).href
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast.success('链接已复制，请发给对方')
    } catch {
      toast.warning('浏览器不允许复制，请选中链接后手动复制')
    }
  }
  return (
    <Panel
      title="请对方确认"
      description="对方还没有确认这个预约。请把链接发给对方，由对方用自己的账号登录后确认；不确认也不影响到场办理。"
    >
      <p className={styles.address}>{address}</p>
      <Button icon={<Copy size={16} aria-hidden="true" />} onClick={copy}>
        复制链接
      </Button>
    </Panel>
  )
}
