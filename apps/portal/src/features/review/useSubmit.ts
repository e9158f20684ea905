/**
 * Submits the handling once (提交申请). A press while one runs does nothing; after a lost answer the very same request is sent again, so that
 * the service answers with the application it may already have made.
 */
import type { FormStore } from '@ljonething/forms/engine/FormStore'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { apiFailure } from '../../queries/apiError.ts'
import type { SubmitRequest } from '../../queries/handling.ts'
import { submitApplication } from '../../queries/handling.ts'
import { named } from '../../queries/keys.ts'
import { useThisHandling } from '../../handling/HandlingContext.ts'
import { rememberSubmitted } from '../../handling/saving/submittedDraft.ts'
import { useFlow } from '../../handling/steps/FlowContext.ts'
import type { ShownFailure } from './submitOutcome.ts'
import { submitFailure } from './submitOutcome.ts'
import { isSameRequest, submitRequest } from './submitRequest.ts'
import { useReadiness } from '../../handling/submit/useReadiness.ts'

const mergedReason = '另一处的修改已经并入本页，请核对后再次提交。'
const clashReason = '有内容两处填得不同，请先在页面上方选择以哪一处为准，再次提交。'

export const useSubmit = (form: FormStore) => {
  const { store, now } = useThisHandling()
  const { current, goTo } = useFlow()
  const { check, correct } = useReadiness(form)
  const queryClient = useQueryClient()
  const [failure, setFailure] = useState<ShownFailure>()
  const unanswered = useRef<SubmitRequest | undefined>(undefined)
  const pending = useRef(false)

  const request = async (): Promise<SubmitRequest | undefined> => {
    const asked = await submitRequest(now())
    if (unanswered.current !== undefined && isSameRequest(unanswered.current, asked)) return unanswered.current
    const { merges } = store.get()
    const { kind } = await store.flush()
    const { clash } = store.get()
    if (kind === 'submitted' || clash !== undefined || store.get().merges !== merges) return undefined
    return submitRequest(now())
  }
  const changedElsewhere = (): ShownFailure => ({ kind: 'changed', message: store.get().clash === undefined ? mergedReason : clashReason })
  const send = async (): Promise<void> => {
    if (pending.current) return
    pending.current = true
    setFailure(undefined)
    try {
      if (!(await check())) return
      const sent = await request()
      if (sent === undefined) return setFailure(changedElsewhere())
      unanswered.current = sent
      const { applyNo } = await submitApplication(sent)
      store.finish(applyNo)
      await queryClient.invalidateQueries(named('drafts', 'applications'))
      const { draft } = store.get()
      if (draft !== undefined) rememberSubmitted(draft.rowGuid, applyNo)
      goTo('successfulHandling', { applyNo, replace: true })
    } catch (error) {
      const failed = submitFailure(apiFailure(error))
      if (failed.kind !== 'again') unanswered.current = undefined
      if (failed.kind === 'form' || failed.kind === 'materials') return correct(failed.issues)
      if (failed.kind === 'place') {
        store.update({ formDone: false })
        return goTo('themeForm', { reason: failed.message, review: current !== 'themeForm' })
      }
      if (failed.kind !== 'conflict') return setFailure(failed)
      store.reportConflict(failed.theirs)
      setFailure(changedElsewhere())
    } finally {
      pending.current = false
    }
  }
  return { send, failure }
}
