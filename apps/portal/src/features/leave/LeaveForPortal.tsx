import { Button, buttonClass } from '@ljonething/ui/Button'
import { Card } from '@ljonething/ui/Card'
import { EmptyState } from '@ljonething/ui/EmptyState'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { PageHeader } from '@ljonething/ui/PageHeader'
import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { useOutgoing } from '../../shell/outgoing/useOutgoing.ts'

const home = (
  <Link to="/onethingSpecialColumn" className={buttonClass()}>
    返回首页
  </Link>
)

/** Says where a link leads out of the portal, and goes there when it is pressed, through the check that every link out passes. */
export const LeaveForPortal = ({ href }: { readonly href: string | undefined }) => {
  const leave = useOutgoing()
  if (href === undefined) {
    return (
      <ErrorState page kind="missing" title="链接地址有误" actions={home}>
        请从原来的页面重新打开，或拨打 12345 咨询。
      </ErrorState>
    )
  }
  return (
    <Card>
      <PageHeader title="前往黑龙江政务服务网" />
      <EmptyState
        icon={<ExternalLink size={36} strokeWidth={1.5} />}
        title="这项服务由黑龙江政务服务网提供"
        actions={
          <>
            <Button variant="primary" onClick={() => leave({ href })}>
              前往办理
            </Button>
            {home}
          </>
        }
      >
        {`将在新窗口打开 ${new URL(href).host}，可能需要在那里登录。`}
      </EmptyState>
    </Card>
  )
}
