import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../theme/classNames.ts'
import * as styles from './Field.css.ts'
import type { PlainField } from './plainField.ts'

interface PlainFieldBoxProps {
  readonly field: PlainField
  readonly className: string
  readonly 'data-field': string
  /** Puts the elements of the field first into the box. */
  readonly ref: (box: HTMLDivElement) => () => void
  readonly source?: ReactNode
  readonly note?: ReactNode
  /** What React draws elsewhere in it. */
  readonly children?: ReactNode
}

/** What React draws of a plain field (素表单项): the box, and what few have. No component: one less for each of a thousand fields. */
export const plainFieldBox = ({ field, className, source, note, children, ref, ...rest }: PlainFieldBoxProps) => (
  <div {...rest} ref={ref} className={classNames(styles.field, className)}>
    {source ? createPortal(<span className={styles.source}>{source}</span>, field.labelRow) : null}
    {children}
    {note ? <div className={styles.note}>{note}</div> : null}
  </div>
)
