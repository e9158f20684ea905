import { useLocation } from '@tanstack/react-router'
import { Button } from '@ljonething/ui/Button'
import { Card } from '@ljonething/ui/Card'
import { PageHeader } from '@ljonething/ui/PageHeader'
import { useToast } from '@ljonething/ui/Toast'
import { apiFailure } from '../queries/apiError.ts'
import { getLoginUrl } from '../queries/session.ts'
import * as styles from './HandlingFrame.css.ts'

/** Asks a visitor to log in, in place of the step (登录提示); one comes back to the same step with every answer. */
export const LoginPanel = ({ title }: { readonly title: string }) => {
  const goto = useLocation({ select: (location) => location.href })
  const toast = useToast()
  const logIn = async () => {
    try {
      window.location.assign(await getLoginUrl(goto))
    } catch (error) {
      toast.error(apiFailure(error).message)
    }
  }
  return (
    <Card className={styles.login}>
      <PageHeader title={title} />
      <p className={styles.loginText}>
        后面的步骤要核验条件、填写表单和提交申请，需要本人登录。您的作答已保存在本机，登录后回到这一步接着办。
      </p>
      <Button variant="primary" size="large" onClick={logIn}>
        去登录
      </Button>
    </Card>
  )
}
