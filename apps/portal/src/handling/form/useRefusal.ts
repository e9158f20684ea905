/** Why a step was not left (错误汇总), kept while it is mended and over a refresh: how often one tried, and what the form shows as wrong since. */
import type { FieldIssue } from '@ljonething/domain/form/FormDescription'
import type { FormStore } from '@ljonething/forms/engine/FormStore'
import { useCallback, useEffect, useState } from 'react'
import { useThisHandling } from '../HandlingContext.ts'
import type { HandlingState } from '../HandlingState.ts'

interface RefusalOptions {
  readonly step: string
  readonly form?: FormStore
}

const noIssues: readonly FieldIssue[] = []

/** What is shown at a step once one is there. */
export const refusedAt = (step: string, issues: readonly FieldIssue[]): Partial<HandlingState> => ({ refused: { step, issues } })

export const useRefusal = ({ step, form }: RefusalOptions) => {
  const { store } = useThisHandling()
  const [attempt, setAttempt] = useState(() => (store.get().state.refused?.step === step ? 1 : 0))
  useEffect(() => {
    if (form === undefined) return undefined
    const { refused } = store.get().state
    if (refused?.step === step) form.showIssues(refused.issues)
    return form.subscribeForm(() => {
      if (store.get().state.refused?.step === step) store.note(refusedAt(step, form.form().issues))
    })
  }, [form, step, store])
  const refuse = useCallback(() => {
    store.note(refusedAt(step, form?.form().issues ?? noIssues))
    setAttempt((count) => count + 1)
  }, [form, step, store])
  return { attempt, refuse }
}
