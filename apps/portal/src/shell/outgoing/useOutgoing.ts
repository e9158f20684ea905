/**
 * The way out of the portal (对外跳转, spec §6): every link and window to another site passes here. Who has to log in, or is another type of user than
 * the link is for, is told so; a ticket placeholder is replaced with a ticket made for this press alone.
 */
import type { OutgoingLink } from '@ljonething/domain/navigation/outgoingLink'
import { needsTicket, outgoingObstacle, withTicket } from '@ljonething/domain/navigation/outgoingLink'
import { logInAs } from '@ljonething/domain/filing/filingObstacle'
import { useConfirm } from '@ljonething/ui/ConfirmProvider'
import { useToast } from '@ljonething/ui/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { apiFailure } from '../../queries/apiError.ts'
import { sessionQuery, switchTicket } from '../../queries/session.ts'
import { useLoginPrompt } from '../login/LoginPrompt.tsx'
import { useLogIn } from '../login/useLogIn.ts'
import { openWindow, openWindowAt } from './openWindow.ts'

const noWindow = '浏览器拦截了新窗口，请允许本站打开新窗口后再试'

export const useOutgoing = () => {
  const client = useQueryClient()
  const router = useRouter()
  const promptLogin = useLoginPrompt()
  const logIn = useLogIn()
  const confirm = useConfirm()
  const toast = useToast()
  return useCallback(
    async (link: OutgoingLink): Promise<void> => {
      const here = router.state.location.href
      try {
        const { user } = await client.ensureQueryData(sessionQuery)
        const obstacle = outgoingObstacle(link, user)
        if (obstacle?.kind === 'address') return toast.error('链接地址有误，请拨打 12345 咨询')
        if (obstacle?.kind === 'login') return promptLogin(here)
        if (obstacle?.kind === 'userType') {
          const question = { title: '温馨提示', tone: 'info', confirmText: '切换登录身份', cancelText: '稍后再说' } as const
          return (await confirm({ ...question, message: logInAs(obstacle.served) })) ? await logIn(here) : undefined
        }
        if (!needsTicket(link.href)) return openWindow(link.href)
        if (!(await openWindowAt(async () => withTicket(link.href, await switchTicket(link.href))))) toast.warning(noWindow)
      } catch (error) {
        toast.error(apiFailure(error).message)
      }
    },
    [client, router, promptLogin, logIn, confirm, toast]
  )
}
