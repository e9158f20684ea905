/**
 * Fields that React does not draw (素表单项), for the plain rows of a form alone (`libs/forms/src/form/plain`): copied from a model and changed. All
 * that looks like this stands in this folder and leaves it by this file. It never grows: a field that needs more is drawn by React.
 */
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import * as styles from '../Field/Field.css.ts'
import type { PlainField } from './plainField.ts'

export { errorLine } from './errorLine.ts'
export { lockPlain } from './lockPlain.ts'
export type { Lock } from './lockPlain.ts'
export { noteLine } from './noteLine.ts'
export { offerRows } from './offerRows.ts'
export { markRequired, plainField } from './plainField.ts'
export type { PlainControl, PlainField } from './plainField.ts'
export { nameIconButton, plainIconButton } from './plainIconButton.ts'
export { plainInput, withUnit } from './plainInput.ts'
export { plainSelect, showChoice } from './plainSelect.ts'

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
