/** Keeps the page through the end of a session (重新登录, spec §6): asks to log in again in a window of its own, and goes on where one was. */
import { basePath, homePath, reloginPath } from '@ljonething/domain/navigation/portalPath'
import { Button } from '@ljonething/ui/Button'
import { ConfirmDialog } from '@ljonething/ui/ConfirmDialog'
import { useToast } from '@ljonething/ui/Toast'
import { useQuery } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { apiFailure } from '../../queries/apiError.ts'
import { dropEndedSession, getLoginUrl, loginUrlQuery, sessionQuery } from '../../queries/session.ts'
import { loginWindowState } from '../../session/loginWindow.ts'
import * as banners from '../banners/banners.css.ts'
import { EndedPanel } from './EndedPanel.tsx'
import { useSessionGuard } from './useSessionGuard.ts'

const useLoginWindow = (isNeeded: boolean) => {
  const [goto] = useState(() => reloginPath(loginWindowState()))
  const url = useQuery({ ...loginUrlQuery(goto), enabled: isNeeded })
  const toast = useToast()
  return async () => {
    try {
      window.open(url.data ?? (await getLoginUrl(goto)), '_blank')
    } catch (error) {
      toast.error(apiFailure(error).message)
    }
  }
}

export const SessionGuard = ({ children }: { readonly children: ReactNode }) => {
  const router = useRouter()
  const toast = useToast()
  const { data: session } = useQuery(sessionQuery)
  const isPersonal = useRouterState({ select: ({ matches }) => matches.some((match) => match.staticData.isPersonal === true) })
  const { guarded, check, ask, putAside } = useSessionGuard()
  const isHeld = session?.ended === true && isPersonal
  const hasEndedUnasked = session?.ended === true && !isPersonal
  /** Nothing of the first person is left to be read beside the question; their copy in this tab brings it back if they do come back. */
  const page = guarded.kind === 'someoneElse' ? null : children
  const openLogin = useLoginWindow(isHeld || guarded.kind !== 'live')

  useEffect(() => {
    if (hasEndedUnasked) dropEndedSession()
  }, [hasEndedUnasked])

  const goOn = async () => {
    if ((await check()) === 'none') toast.warning('还没有检测到新的登录，请在新窗口完成登录')
  }
  const leave = async () => {
    await router.navigate({ to: homePath, replace: true, ignoreBlocker: true })
    window.sessionStorage.clear()
    window.location.replace(`${basePath}${homePath}`)
  }
  return (
    <>
      {guarded.kind === 'ended' ? (
        <div role="status" className={banners.ended}>
          登录已失效，已填写的内容仍在本页。
          <Button size="small" onClick={ask}>
            重新登录
          </Button>
        </div>
      ) : null}
      {isHeld ? <EndedPanel onLogIn={openLogin} onGoOn={goOn} onLeave={dropEndedSession} /> : page}
      <ConfirmDialog
        open={guarded.kind === 'asked'}
        title="登录已失效"
        confirmText="重新登录"
        cancelText="暂不登录"
        onConfirm={openLogin}
        onCancel={putAside}
      >
        <p>您已较长时间没有操作，或已在别处退出登录。已填写的内容都还在本页，不会丢失。</p>
        <p>登录页面会在新窗口打开，登录成功后请回到这里，页面会自动继续。</p>
        <Button size="small" variant="quiet" onClick={goOn}>
          我已登录，继续办理
        </Button>
      </ConfirmDialog>
      <ConfirmDialog
        open={guarded.kind === 'someoneElse'}
        title="当前登录的是另一个人"
        confirmText="回到首页"
        cancelText={null}
        onConfirm={leave}
        onCancel={() => void leave()}
      >
        {guarded.kind === 'someoneElse' ? `本浏览器现在由 ${guarded.maskedName} 登录。为保护个人信息，本页内容将关闭并回到首页。` : ''}
      </ConfirmDialog>
    </>
  )
}
