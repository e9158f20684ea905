import { useToast } from '@ljonething/ui/Toast'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { apiFailure } from '../../queries/apiError.ts'
import { getLoginUrl } from '../../queries/session.ts'

/** Goes to the login page; one comes back to the page given, or to the present one. */
export const useLogIn = () => {
  const router = useRouter()
  const toast = useToast()
  return useCallback(
    async (goto?: string) => {
      try {
        window.location.assign(await getLoginUrl(goto ?? router.state.location.href))
      } catch (error) {
        toast.error(apiFailure(error).message)
      }
    },
    [router, toast]
  )
}
