import { Button } from '@ljonething/ui/Button'
import { Card } from '@ljonething/ui/Card'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { useRouter } from '@tanstack/react-router'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useCallback, useLayoutEffect } from 'react'
import { asLazyScreen } from './lazyScreen.tsx'
import * as styles from './Shell.css.ts'

/** Stands where a screen failed (错误页), inside what frames it: try again, by itself once the network is back, or go home. */
export const ErrorScreen = ({ reset }: ErrorComponentProps) => {
  const router = useRouter()
  const retry = useCallback(async () => {
    const { matches } = router.state
    await Promise.all(matches.map(({ routeId }) => asLazyScreen(router.routesById[routeId].options.component)?.preload()))
    reset()
    await router.invalidate()
  }, [reset, router])
  /** Listens from the moment it stands: the network may be back in the next. */
  useLayoutEffect(() => {
    const again = () => void retry()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [retry])
  return (
    <div className={styles.alone}>
      <Card>
        <ErrorState
          page
          title="页面出错了"
          onRetry={retry}
          actions={<Button onClick={() => router.navigate({ to: '/onethingSpecialColumn' })}>返回首页</Button>}
        >
          系统遇到意外情况，您已填写的内容不会丢失。请重新加载，或刷新页面；仍不能使用时，请拨打 12345。
        </ErrorState>
      </Card>
    </div>
  )
}
