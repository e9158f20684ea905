import { lazy, Suspense, useEffect } from 'react'
import type { FormStore, ValidationScope } from './engine/FormStore.ts'

export interface FormErrorSummaryProps {
  readonly store: FormStore
  /** Which issues to list; all by default. */
  readonly scope?: ValidationScope | undefined
  /**
   * Count of failed attempts to go on. Before the first there is no summary, so that nothing moves while a person types; each moves the focus here.
   */
  readonly attempt: number
}

const load = () => import('./form/ListedErrors.tsx')
const ListedErrors = lazy(load)

/** What must be corrected before going on (错误汇总): every shown issue as a link to its field or material. It comes behind the screen. */
export const FormErrorSummary = (props: FormErrorSummaryProps) => {
  const { store } = props
  useEffect(() => store.subscribeChanges(() => void load().catch(() => undefined)), [store])
  return <Suspense>{props.attempt === 0 ? null : <ListedErrors {...props} />}</Suspense>
}
