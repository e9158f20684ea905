/** Stands in for the province's seal centre (沙箱签章平台): one's own seal and that of one's company, applied for here, or made revoked or expired. */
import { formatDate } from '@ljonething/domain/display/dateTime'
import { Button } from '@ljonething/ui/Button'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { Notice } from '@ljonething/ui/Notice'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { Tag } from '@ljonething/ui/Tag'
import { useToast } from '@ljonething/ui/Toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { apiFailure } from '../../queries/apiError.ts'
import type { OwnSeal } from '../../queries/sandboxSeals.ts'
import { applyForSeal, ownSealsQuery, setSeal } from '../../queries/sandboxSeals.ts'
import { RequireLogin } from '../../shell/login/RequireLogin.tsx'
import * as styles from './SandboxLoginScreen.css.ts'
import * as seals from './FacePhoneScreen.css.ts'

const kinds = { person: '个人签名', company: '企业印章' } as const
const states = {
  none: { text: '尚未申请', tone: 'neutral' },
  valid: { text: '有效', tone: 'success' },
  revoked: { text: '已吊销', tone: 'danger' },
  expired: { text: '已过期', tone: 'warning' }
} as const

const Seals = () => {
  const client = useQueryClient()
  const toast = useToast()
  const own = useQuery(ownSealsQuery)
  const change = (work: () => Promise<readonly OwnSeal[]>, done: string) => async () => {
    try {
      client.setQueryData(ownSealsQuery.queryKey, await work())
      toast.success(done)
    } catch (error) {
      toast.error(apiFailure(error).message)
    }
  }
  if (own.isError) return <ErrorState onRetry={() => own.refetch()}>{apiFailure(own.error).message}</ErrorState>
  if (own.data === undefined) return <Skeleton lines={4} />
  return (
    <ul className={styles.people} aria-label="我的签名和印章">
      {own.data.map(({ kind, holder, state, validUntil }) => (
        <li key={kind} className={styles.person}>
          <span className={styles.about}>
            <span className={styles.name}>
              {kinds[kind]}
              <Tag tone={states[state].tone}>{states[state].text}</Tag>
            </span>
            <span>{holder}</span>
            {validUntil === undefined ? null : <span>{`，${formatDate(validUntil, 'date')} 前有效`}</span>}
          </span>
          <span className={seals.actions}>
            {state === 'valid' ? (
              <>
                <Button size="small" aria-label={`吊销 ${kinds[kind]}`} onClick={change(() => setSeal(kind, 'revoked'), '已吊销')}>
                  吊销
                </Button>
                <Button size="small" aria-label={`使其过期 ${kinds[kind]}`} onClick={change(() => setSeal(kind, 'expired'), '已过期')}>
                  使其过期
                </Button>
              </>
            ) : (
              <Button
                size="small"
                variant="primary"
                busyText="正在申请…"
                aria-label={`申请 ${kinds[kind]}`}
                onClick={change(() => applyForSeal(kind), '申请成功，请回到办理页面继续签名')}
              >
                申请
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

export const SealScreen = () => (
  <div className={styles.page}>
    <div className={styles.head}>
      <ShieldCheck size={40} aria-hidden="true" />
      <div>
        <h1 id="page-title" tabIndex={-1} className={styles.title}>
          签章平台
        </h1>
        <p>个人签名与企业印章</p>
      </div>
    </div>
    <div className={styles.body}>
      <Notice tone="warning" title="这是沙箱的签章平台">
        这里代替省统一电子印章平台：申请后立即生效，只用于演示。企业印章由企业管理员申请。
      </Notice>
      <RequireLogin>
        <Seals />
      </RequireLogin>
    </div>
  </div>
)
