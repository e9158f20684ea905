import { Suspense, useLayoutEffect, useRef } from 'react'
import { lazyOr } from './form/lazyOr.ts'
import type { FormErrorSummaryProps } from './form/Unlisted.tsx'
import { Unlisted } from './form/Unlisted.tsx'

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
