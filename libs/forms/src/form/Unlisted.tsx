import { useEffect } from 'react'
import type { FormErrorSummaryProps } from '../FormErrorSummary.tsx'

/** In place of the list of errors (错误汇总): each field says its own, and the first takes the focus with each attempt. */
export const Unlisted = ({ store, attempt }: Pick<FormErrorSummaryProps, 'store' | 'attempt'>) => {
  useEffect(() => store.focusFirstIssue(), [store, attempt])
  return null
}
