import { useEffect } from 'react'
import type { FormStore, ValidationScope } from '../engine/FormStore.ts'

export interface FormErrorSummaryProps {
  readonly store: FormStore
  /** Which issues to list; all by default. */
  readonly scope?: ValidationScope | undefined
  /**
   * Count of failed attempts to go on. Before the first there is no summary, so that nothing moves while a person types; each moves the focus here.
   */
  readonly attempt: number
}

/** In place of the list of errors (错误汇总): each field says its own, and the first takes the focus with each attempt. */
export const Unlisted = ({ store, attempt }: Pick<FormErrorSummaryProps, 'store' | 'attempt'>) => {
  useEffect(() => store.focusFirstIssue(), [store, attempt])
  return null
}
