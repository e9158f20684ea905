/**
 * Where the identity centre sends people back (登录回跳, spec §2.3): exchanges the one-time ticket and goes on inside the portal. A login begun in a
 * window of its own closes it, or says that one can go back to the first window.
 */
import { basePath, portalPath, reloginPath } from '@ljonething/domain/navigation/portalPath'
import { Button } from '@ljonething/ui/Button'
import { Card } from '@ljonething/ui/Card'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { redeemArrival } from '../../outbound/arrivalTicket.ts'
import { apiFailure } from '../../queries/apiError.ts'
import type { SessionUser } from '../../queries/session.ts'
import { exchangeTicket } from '../../queries/session.ts'
import { useLogIn } from '../../shell/login/useLogIn.ts'
import { LoggingIn } from './LoggingIn.tsx'
import * as styles from './login.css.ts'
import { ReplaceLoginQuestion } from './ReplaceLoginQuestion.tsx'
import { useArrival } from './useArrival.ts'

const route = getRouteApi('/onething/loginJumpPage')

type Outcome = { readonly kind: 'waiting' } | { readonly kind: 'returned' } | { readonly kind: 'failed'; readonly message: string }

export const LoginJumpScreen = () => {
  const { goto } = route.useSearch()
  const router = useRouter()
  const logIn = useLogIn()
  const [ticket] = useState(() => redeemArrival('ticket'))
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'waiting' })
  const isRelogin = goto === reloginPath

  const goOn = () => {
    if (!isRelogin) return router.history.replace(`${basePath}${portalPath(goto)}`)
    setOutcome({ kind: 'returned' })
    window.close()
  }
  const takeIn = async (user: SessionUser | undefined) => {
    if (ticket === undefined && user === undefined) return setOutcome({ kind: 'failed', message: '没有收到登录凭证，请重新登录' })
    try {
      if (ticket !== undefined) await exchangeTicket(ticket)
      goOn()
    } catch (error) {
      setOutcome({ kind: 'failed', message: apiFailure(error).message })
    }
  }
  const { replaced, allow } = useArrival({ secret: ticket, isExpected: isRelogin, onReady: (user) => void takeIn(user) })

  if (replaced !== undefined) return <ReplaceLoginQuestion user={replaced} onReplace={allow} onKeep={goOn} />
  if (outcome.kind === 'waiting') return <LoggingIn text="正在登录…" />
  if (outcome.kind === 'returned') {
    return (
      <Card className={styles.panel}>
        <CircleCheck size={48} aria-hidden="true" className={styles.good} />
        <h1 id="page-title" tabIndex={-1} className={styles.title}>
          登录成功，请返回原页面
        </h1>
        <p className={styles.text}>原页面会自动继续，本窗口可以关闭。</p>
        <Button onClick={() => window.close()}>关闭本窗口</Button>
      </Card>
    )
  }
  return (
    <Card className={styles.panel}>
      <CircleAlert size={48} aria-hidden="true" className={styles.bad} />
      <h1 id="page-title" tabIndex={-1} className={styles.title}>
        登录没有成功
      </h1>
      <p role="alert" className={styles.text}>
        {outcome.message}
      </p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => logIn(isRelogin ? reloginPath : portalPath(goto))}>
          重新登录
        </Button>
        <Button onClick={() => router.navigate({ to: '/onethingSpecialColumn' })}>返回首页</Button>
      </div>
    </Card>
  )
}
