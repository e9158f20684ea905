/**
 * Submits the handling once (提交申请). A press while one runs does nothing; after a lost answer the very same request is sent again, so that
 * the service answers with the application it may already have made.
 */
import type { FieldIssue } from '@ljonething/domain/form/FormDescription'
import type { FormStore } from '@ljonething/forms/engine/FormStore'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { apiFailure } from '../../queries/apiError.ts'
import type { SubmitRequest } from '../../queries/handling.ts'
import { submitApplication } from '../../queries/handling.ts'
import { named } from '../../queries/keys.ts'
import { refusedAt } from '../form/useRefusal.ts'
import { useHandling } from '../HandlingContext.ts'
import { rememberSubmitted } from '../saving/submittedDraft.ts'
import { useFlow } from '../steps/FlowContext.ts'
import { hasUnseenValues } from './hasUnseenValues.ts'
import type { SubmitFailure } from './submitOutcome.ts'
import { submitFailure } from './submitOutcome.ts'
import { isSameRequest, submitRequest } from './submitRequest.ts'

const unseenReason = '表单里有新填入的内容，请核对后再次提交。'
const mergedReason = '另一处的修改已经并入本页，请核对后再次提交。'
const clashReason = '有内容两处填得不同，请先在页面上方选择以哪一处为准，再次提交。'
const formReason = '表单里还有内容需要修改，修改后可以直接再次提交。'

export const useSubmit = (form: FormStore, onMaterialIssues: () => void) => {
  const { store, now } = useHandling(({ store, now }) => ({ store, now }))
  const { current, goTo } = useFlow()
  const queryClient = useQueryClient()
  const [failure, setFailure] = useState<SubmitFailure>()
  const unanswered = useRef<SubmitRequest | undefined>(undefined)
  const pending = useRef(false)

  const showIssues = (issues: readonly FieldIssue[]) => {
    form.showIssues(issues)
    if (current === 'themeForm' || !issues.some((issue) => issue.kind === 'field')) return onMaterialIssues()
    store.update({ ...refusedAt('themeForm', issues), formDone: false })
    return goTo('themeForm', { reason: formReason })
  }
  /** True when nothing is left to correct here. */
  const check = async (): Promise<boolean> => {
    if (current !== 'themeForm' && hasUnseenValues(form.values(), store.get().state)) {
      store.update({ formDone: false })
      goTo('themeForm', { reason: unseenReason })
      return false
    }
    const issues = await form.validateAll('all')
    if (issues.length > 0) showIssues(issues)
    return issues.length === 0
  }
  const request = async (): Promise<SubmitRequest | undefined> => {
    const asked = await submitRequest(now())
    if (unanswered.current !== undefined && isSameRequest(unanswered.current, asked)) return unanswered.current
    const { merges } = store.get()
    const { kind } = await store.flush()
    const { clash } = store.get()
    if (kind === 'submitted' || clash !== undefined || store.get().merges !== merges) return undefined
    return submitRequest(now())
  }
  const changedElsewhere = (): SubmitFailure => ({ kind: 'changed', message: store.get().clash === undefined ? mergedReason : clashReason })
  const send = async (): Promise<void> => {
    if (pending.current) return
    pending.current = true
    setFailure(undefined)
    try {
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
      if (failed.kind === 'form' || failed.kind === 'materials') showIssues(failed.issues)
      if (failed.kind === 'place' && current !== 'themeForm') {
        store.update({ formDone: false })
        goTo('themeForm', { reason: failed.message })
      }
      if (failed.kind === 'conflict') store.reportConflict(failed.theirs)
      setFailure(failed.kind === 'conflict' ? changedElsewhere() : failed)
    } finally {
      pending.current = false
    }
  }
  return { check, send, failure }
}
