/** Stands in for the page of the identity centre on which one raises one's real-name level (升级实名), and says that it does. */
import { basePath, portalPath } from '@ljonething/domain/navigation/portalPath'
import { Button } from '@ljonething/ui/Button'
import { Notice } from '@ljonething/ui/Notice'
import { useToast } from '@ljonething/ui/Toast'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { apiFailure } from '../../queries/apiError.ts'
import { sandboxRaiseLevel } from '../../queries/sandbox.ts'
import * as styles from './SandboxLoginScreen.css.ts'

const route = getRouteApi('/sandbox/realName')

export const SandboxRealNameScreen = () => {
  const { goto } = route.useSearch()
  const router = useRouter()
  const toast = useToast()
  const raise = async () => {
    try {
      const query = new URLSearchParams({ ticket: await sandboxRaiseLevel(), goto: portalPath(goto) })
      window.location.assign(`${basePath}/onething/loginJumpPage?${query}`)
    } catch (error) {
      toast.error(apiFailure(error).message)
    }
  }
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <ShieldCheck size={40} aria-hidden="true" />
        <div>
          <h1 id="page-title" tabIndex={-1} className={styles.title}>
            高级实名认证
          </h1>
          <p>黑龙江省一体化政务服务</p>
        </div>
      </div>
      <div className={styles.body}>
        <Notice tone="warning" title="这是沙箱的实名认证页">
          这里代替省统一身份认证平台的人脸核验，认证后的等级只在本次登录中有效。
        </Notice>
        <div className={styles.actions}>
          <Button variant="primary" size="large" busyText="正在认证…" onClick={raise}>
            完成认证，升为 4 级
          </Button>
          <Button size="large" onClick={() => router.history.replace(`${basePath}${portalPath(goto)}`)}>
            暂不升级，返回
          </Button>
        </div>
      </div>
    </div>
  )
}
