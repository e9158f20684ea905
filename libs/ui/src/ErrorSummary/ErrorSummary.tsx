import { CircleAlert } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useEffect, useId, useRef } from 'react'
import * as styles from './ErrorSummary.css.ts'
import { listedErrors } from './errorLines.ts'
import { focusField } from './focusField.ts'

export { focusField }

export interface FieldError {
  /** Id given to the Field. */
  readonly fieldId: string
  readonly label: string
  readonly message: string
  /** Part of the page the field stands in; errors of one part are listed together. */
  readonly section?: string | undefined
  /** What several errors have in common, such as 还没有填写; they are told in one line. */
  readonly alike?: string | undefined
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

/** A unit at the end of a label (单位); any other bracket tells fields of one name apart: 身份证号（卖方）. */
const unit = /（(?:元|万元|米|厘米|平方米|克|周|年|人|%)）$/u

const textOf = ({ label, message }: FieldError): string =>
  label.length > 2 && message.includes(label.replace(unit, '')) ? message : `${label}：${message}`

/** What must be corrected before going on (错误汇总): by section, each error leading to its field. */
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
  const { sections, rest } = listedErrors(errors)
  const first = rest[0]
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
      {sections.map(({ title: section, count, lines }) => (
        <div key={section}>
          {section === '' ? null : (
            <h3 className={styles.section}>
              {section}（{count} 处）
            </h3>
          )}
          <ul className={styles.list}>
            {lines.map(({ alike, errors: same }) => (
              <li key={alike || `${same[0]?.fieldId}-${same[0]?.message}`}>
                {alike === '' ? null : <span className={styles.alike}>{alike}：</span>}
                {same.map((error, at) => (
                  <span key={`${error.fieldId}-${error.message}`} className={styles.error}>
                    <a href={`#${error.fieldId}`} className={styles.link} onClick={(event) => follow(event, error.fieldId)}>
                      {alike === '' ? textOf(error) : error.label}
                    </a>
                    {at === same.length - 1 ? null : '、'}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {first === undefined ? null : (
        <p className={styles.rest}>
          还有 {rest.length} 处，
          <a href={`#${first.fieldId}`} className={styles.link} onClick={(event) => follow(event, first.fieldId)}>
            从“{first.label}”开始
          </a>
        </p>
      )}
    </section>
  )
}
