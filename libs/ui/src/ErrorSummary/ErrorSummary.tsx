import { useEffect, useId, useRef } from 'react'
import * as styles from './ErrorSummary.css.ts'
import type { FieldError } from './errorLines.ts'
import { focusField } from './focusField.ts'
import { useErrorList } from './useErrorList.ts'

export { focusField }
export type { FieldError }

export interface ErrorSummaryProps {
  /** Nothing is shown for an empty list. */
  readonly errors: readonly FieldError[]
  /** Count of failed submissions: each change moves focus here. */
  readonly attempt?: number | undefined
  /** Asked before the focus moves here; by default it may. */
  readonly mayFocus?: (() => boolean) | undefined
  /** Replaces 有 N 处需要修改. */
  readonly title?: string | undefined
  /** Runs before the field is focused, to open the section it is in. */
  readonly onSelect?: ((fieldId: string) => void) | undefined
}

/** What must be corrected before going on (错误汇总): by section, each error leading to its field. */
export const ErrorSummary = ({ errors, attempt = 0, mayFocus, title, onSelect }: ErrorSummaryProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const shown = errors.length > 0
  const answered = useRef(0)
  useEffect(() => {
    if (attempt === answered.current || !shown) return
    answered.current = attempt
    if (mayFocus?.() !== false) heading.current?.focus()
  }, [attempt, shown, mayFocus])
  const lines = useRef<HTMLDivElement>(null)
  useErrorList(lines, errors, (fieldId) => {
    onSelect?.(fieldId)
    requestAnimationFrame(() => focusField(fieldId))
  })
  if (!shown) return null
  return (
    <section aria-labelledby={headingId} className={styles.summary}>
      <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.title}>
        {title ?? `有 ${errors.length} 处需要修改`}
      </h2>
      <div ref={lines} />
    </section>
  )
}
