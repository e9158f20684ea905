/**
 * Where the identity centre sends people back (登录回跳, spec §2.3): exchanges the one-time ticket and goes on inside the portal. A login begun in a
 * window of its own closes it, or says that one can go back to the first window.
 */
import { basePath, homePath, portalPath } from '@ljonething/domain/navigation/portalPath'
import { Button } from '@ljonething/ui/Button'
import { Card } from '@ljonething/ui/Card'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { redeemArrival } from '../../outbound/arrivalTicket.ts'
import { apiFailure } from '../../queries/apiError.ts'
import { isLoginWindow } from '../../session/loginWindow.ts'
import { useLogIn } from '../../shell/login/useLogIn.ts'
import { LoggingIn } from './LoggingIn.tsx'
import * as styles from './login.css.ts'
import { ReplaceLoginQuestion } from './ReplaceLoginQuestion.tsx'
import { useArrival } from './useArrival.ts'

const route = getRouteApi('/onething/loginJumpPage')

/** The page to go on to, and whether the login was begun in a window of its own. */
const returning = (goto: string | undefined) => {
  const path = portalPath(goto)
  const { pathname, searchParams } = new URL(path, 'https://portal.invalid')
  const isHere = pathname === route.id
  return { target: isHere ? homePath : path, isRelogin: isHere && isLoginWindow(searchParams.get('returned') ?? '') }
}

type Outcome = { readonly kind: 'waiting' } | { readonly kind: 'returned' } | { readonly kind: 'failed'; readonly message: string }

export const LoginJumpScreen = () => {
  const { goto } = route.useSearch()
  const router = useRouter()
  const logIn = useLogIn()
  const [ticket] = useState(() => redeemArrival('ticket'))
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'waiting' })
  const [{ target, isRelogin }] = useState(() => returning(goto))

  const goOn = () => {
    if (!isRelogin) return router.history.replace(`${basePath}${target}`)
    setOutcome({ kind: 'returned' })
    window.close()
  }
  const { asked, agree } = useArrival({
    ticket,
    onReady: (user) => {
      if (ticket === undefined && user === undefined) setOutcome({ kind: 'failed', message: '没有收到登录凭证，请重新登录' })
      else goOn()
    },
    onRefused: (error) => setOutcome({ kind: 'failed', message: apiFailure(error).message })
  })

  if (asked !== undefined) return <ReplaceLoginQuestion {...asked} onReplace={agree} onKeep={goOn} />
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
        <Button variant="primary" onClick={() => logIn(portalPath(goto))}>
          重新登录
        </Button>
        <Button onClick={() => router.navigate({ to: '/onethingSpecialColumn' })}>返回首页</Button>
      </div>
    </Card>
  )
}
