import { Button } from '@ljonething/ui/Button'
import { Card } from '@ljonething/ui/Card'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { useRouter } from '@tanstack/react-router'
import type { ErrorComponentProps } from '@tanstack/react-router'
import * as styles from './Shell.css.ts'

/** Stands where a screen failed (错误页): try again, or go home. */
export const ErrorScreen = ({ reset }: ErrorComponentProps) => {
  const router = useRouter()
  const retry = async () => {
    reset()
    await router.invalidate()
  }
  return (
    <div className={styles.alone}>
      <Card>
        <h1 id="page-title" tabIndex={-1} className={styles.hiddenTitle}>
          页面出错了
        </h1>
        <ErrorState
          title="页面出错了"
          onRetry={retry}
          actions={<Button onClick={() => router.navigate({ to: '/onethingSpecialColumn' })}>返回首页</Button>}
        >
          系统遇到意外情况，您已填写的内容不会丢失。请重新加载；仍不能使用时，请拨打 12345。
        </ErrorState>
      </Card>
    </div>
  )
}
