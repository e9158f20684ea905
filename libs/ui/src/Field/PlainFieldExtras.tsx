import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import * as styles from './Field.css.ts'
import type { PlainField } from './plainField.ts'

interface PlainFieldExtrasProps {
  readonly field: PlainField
  readonly source: ReactNode
  readonly note: ReactNode
  /** Beside the control. */
  readonly children: ReactNode
}

/** What React draws into a plain field (素表单项), which few have. */
export const PlainFieldExtras = ({ field, source, note, children }: PlainFieldExtrasProps) => (
  <>
    {source ? createPortal(<span className={styles.source}>{source}</span>, field.labelRow) : null}
    {children ? createPortal(children, field.shell) : null}
    {note ? createPortal(<div className={styles.note}>{note}</div>, field.box) : null}
  </>
)
