import { useEffect } from 'react'
import type { ListedErrorsProps } from '../FormErrorSummary.tsx'

/** In place of the list of errors (错误汇总): each field says its own, and the first takes the focus with each attempt. */
export const Unlisted = ({ store, attempt, mayFocus }: Pick<ListedErrorsProps, 'store' | 'attempt' | 'mayFocus'>) => {
  useEffect(() => {
    if (mayFocus()) store.focusFirstIssue()
  }, [store, attempt, mayFocus])
  return null
}
