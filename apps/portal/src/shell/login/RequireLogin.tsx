import { Skeleton } from '@ljonething/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { sessionQuery } from '../../queries/session.ts'
import { useLoginPrompt } from './LoginPrompt.tsx'

/** Sends visitors to the special column with the login notice (spec §6); shows the screen to everyone else. */
export const RequireLogin = ({ children }: { readonly children: ReactNode }) => {
  const { data: session } = useQuery(sessionQuery)
  const navigate = useNavigate()
  const router = useRouter()
  const promptLogin = useLoginPrompt()
  const isVisitor = session !== undefined && session.user === undefined
  useEffect(() => {
    if (!isVisitor) return
    promptLogin(router.state.location.href)
    void navigate({ to: '/onethingSpecialColumn', replace: true })
  }, [isVisitor, promptLogin, navigate, router])
  return session?.user === undefined ? <Skeleton lines={6} /> : children
}
