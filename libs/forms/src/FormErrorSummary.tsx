import type { RefObject } from 'react'
import { Suspense, useLayoutEffect, useRef } from 'react'
import type { FormStore, ValidationScope } from './engine/FormStore.ts'
import { lazyOr } from './form/lazyOr.ts'
import { Unlisted } from './form/Unlisted.tsx'

export interface FormErrorSummaryProps {
  readonly store: FormStore
  /** Which issues to list; all by default. */
  readonly scope?: ValidationScope | undefined
  /**
   * Count of failed attempts to go on. Before the first there is no summary, so that nothing moves while a person types; each moves the focus here.
   */
  readonly attempt: number
}

export interface ListedErrorsProps extends FormErrorSummaryProps {
  /** What had the focus at the last attempt. */
  readonly focused: RefObject<Element | null>
}

const ListedErrors = lazyOr(() => import('./form/ListedErrors.tsx'), Unlisted)

/** What must be corrected before going on (错误汇总): every shown issue as a link to its field or material. It comes with the first of them. */
export const FormErrorSummary = (props: FormErrorSummaryProps) => {
  const { attempt } = props
  const focused = useRef<Element>(null)
  useLayoutEffect(() => {
    focused.current = document.activeElement
  }, [attempt])
  return <Suspense>{attempt === 0 ? null : <ListedErrors {...props} focused={focused} />}</Suspense>
}
