import { CircleAlert } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useEffect, useId, useRef } from 'react'
import * as styles from './ErrorSummary.css.ts'
import { focusField } from './focusField.ts'

export { focusField }

export interface FieldError {
  /** Id given to the Field. */
  readonly fieldId: string
  readonly label: string
  readonly message: string
}

export interface ErrorSummaryProps {
  /** Nothing is shown for an empty list. */
  readonly errors: readonly FieldError[]
  /** Count of failed submissions: each change moves focus here. */
  readonly attempt?: number | undefined
  /** Replaces 有 N 处需要修改. */
  readonly title?: string | undefined
  /** Runs before the field is focused, to open the section it is in. */
  readonly onSelect?: ((fieldId: string) => void) | undefined
}

/** What must be corrected before going on (错误汇总): each line leads to its field. */
export const ErrorSummary = ({ errors, attempt = 0, title, onSelect }: ErrorSummaryProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const shown = errors.length > 0
  const answered = useRef(0)
  useEffect(() => {
    if (attempt === answered.current || !shown) return
    answered.current = attempt
    heading.current?.focus()
  }, [attempt, shown])
  if (!shown) return null
  const follow = (event: MouseEvent, fieldId: string) => {
    event.preventDefault()
    onSelect?.(fieldId)
    requestAnimationFrame(() => focusField(fieldId))
  }
  return (
    <section aria-labelledby={headingId} className={styles.summary}>
      <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.title}>
        <CircleAlert aria-hidden="true" size={22} />
        {title ?? `有 ${errors.length} 处需要修改`}
      </h2>
      <ul className={styles.list}>
        {errors.map((error) => (
          <li key={`${error.fieldId}-${error.message}`}>
            <a href={`#${error.fieldId}`} className={styles.link} onClick={(event) => follow(event, error.fieldId)}>
              {error.label}：{error.message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
