import { useToast } from '@ljonething/ui/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { setServerNow } from '../../browser/serverDate.ts'
import { apiFailure } from '../../queries/apiError.ts'
import { named } from '../../queries/keys.ts'
import type { SandboxState } from '../../queries/sandbox.ts'
import { sandboxStateQuery } from '../../queries/sandbox.ts'

/** Changes the sandbox and shows its new state; everything else is asked for again. */
export const useSandboxChange = () => {
  const client = useQueryClient()
  const toast = useToast()
  return async (change: Promise<SandboxState>, done: string) => {
    try {
      const state = await change
      setServerNow(state.now)
      client.setQueryData(sandboxStateQuery.queryKey, state)
      toast.success(done)
      await client.invalidateQueries(named('applications', 'application', 'appraisalEligibility', 'appraisalPage'))
    } catch (error) {
      toast.error(apiFailure(error).message)
    }
  }
}
