/**
 * The door of a scene (办理资格): who may not handle it reads why, before the first question, and what to do. Who may draft and not submit reads
 * that on every step, with the way to a higher real-name level.
 */
import type { FilingObstacle } from '@ljonething/domain/filing/filingObstacle'
import { filingObstacleText } from '@ljonething/domain/filing/filingObstacle'
import { Button, buttonClass } from '@ljonething/ui/Button'
import { Notice } from '@ljonething/ui/Notice'
import { useToast } from '@ljonething/ui/Toast'
import { Link, useRouter } from '@tanstack/react-router'
import { apiFailure } from '../../queries/apiError.ts'
import { getLoginUrl, getRealNameUrl } from '../../queries/session.ts'

/** Leaves for a page of the identity centre that leads back here. */
const useLeaveFor = (address: (goto: string) => Promise<string>) => {
  const router = useRouter()
  const toast = useToast()
  return async () => {
    try {
      window.location.assign(await address(router.state.location.href))
    } catch (error) {
      toast.error(apiFailure(error).message)
    }
  }
}

export const FilingDoor = ({ obstacle }: { readonly obstacle: FilingObstacle }) => {
  const logIn = useLeaveFor(getLoginUrl)
  return (
    <Notice
      tone="warning"
      title="温馨提示"
      actions={
        <>
          <Button variant="primary" onClick={logIn}>
            切换登录身份
          </Button>
          <Link to="/onethingSpecialColumn" className={buttonClass()}>
            返回首页
          </Link>
        </>
      }
    >
      <p>{filingObstacleText(obstacle)}</p>
    </Notice>
  )
}

export const LevelNotice = ({ obstacle }: { readonly obstacle: FilingObstacle }) => {
  const raise = useLeaveFor(getRealNameUrl)
  return (
    <Notice
      tone="warning"
      actions={
        <Button size="small" onClick={raise}>
          去升级实名
        </Button>
      }
    >
      <p>{filingObstacleText(obstacle)}</p>
    </Notice>
  )
}
