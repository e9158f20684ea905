import type { ReactNode } from 'react'
import { useId } from 'react'
import { HelpTip } from '../HelpTip/HelpTip.tsx'
import { classNames } from '../theme/classNames.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Field.css.ts'
import type { FieldIds } from './fieldContext.ts'
import { FieldContext } from './fieldContext.ts'

export { useField } from './fieldContext.ts'

export interface FieldProps {
  readonly label: string
  /** Id of the control, which the error summary focuses; made up when absent. */
  readonly id?: string | undefined
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** The control can be read and not be changed; of a disabled one nothing is read. */
  readonly readOnly?: boolean | undefined
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** Where a prefilled value comes from, such as 来自实名认证. */
  readonly source?: ReactNode
  /** Explanation behind a question mark beside the label; it describes the control all the time. */
  readonly help?: ReactNode
  /** Remark below the control that stays with the value, such as 该材料为复用材料. */
  readonly note?: ReactNode
  /** Label above the control, or to its left at 168 px on wide screens. */
  readonly layout?: 'top' | 'side' | undefined
  /** The control is a group (radios, checkboxes, a table): the label names it and is not clickable. */
  readonly group?: boolean | undefined
  readonly className?: string | undefined
  readonly 'data-field'?: string | undefined
  /** One control of this library, or a function of the ids for any other. */
  readonly children: ReactNode | ((ids: FieldIds) => ReactNode)
}

/** Label, control, hint and error of one form field (表单项), tied together for assistive technology. */
export const Field = (props: FieldProps) => {
  const {
    label,
    id,
    required = false,
    disabled = false,
    readOnly = false,
    hint,
    error,
    source,
    help,
    note,
    layout = 'top',
    group = false,
    className,
    'data-field': dataField,
    children
  } = props
  const ownId = useId()
  const controlId = id ?? ownId
  const labelId = `${controlId}-label`
  const hintId = `${controlId}-hint`
  const helpId = `${controlId}-help`
  const errorId = `${controlId}-error`
  const invalid = error !== undefined && error !== ''
  const describedBy = [invalid && errorId, hint && hintId, help && helpId].filter(Boolean).join(' ')
  const described = describedBy === '' ? undefined : describedBy
  const ids: FieldIds = { controlId, labelId, describedBy: described, invalid, required, disabled, readOnly }
  const hintLine = hint ? (
    <div id={hintId} className={layout === 'top' ? styles.hint : styles.hintBelow}>
      {hint}
    </div>
  ) : null
  const content = (
    <>
      {layout === 'top' ? hintLine : null}
      <FieldContext value={ids}>{typeof children === 'function' ? children(ids) : children}</FieldContext>
      {layout === 'side' ? hintLine : null}
      {invalid ? (
        <div id={errorId} className={styles.error}>
          <VisuallyHidden>错误：</VisuallyHidden>
          <span>{error}</span>
        </div>
      ) : null}
      {note ? <div className={styles.note}>{note}</div> : null}
    </>
  )
  return (
    <div className={classNames(styles.field, layout === 'side' && styles.side, className)} data-field={dataField}>
      <div className={styles.labelRow}>
        {group ? (
          <span id={labelId} className={styles.label}>
            {label}
          </span>
        ) : (
          <label id={labelId} htmlFor={controlId} className={styles.label}>
            {label}
          </label>
        )}
        {required ? (
          <span role="img" aria-label="必填" className={styles.required}>
            *
          </span>
        ) : null}
        {help ? <HelpTip about={label}>{help}</HelpTip> : null}
        {source ? <span className={styles.source}>{source}</span> : null}
      </div>
      {help ? (
        <div id={helpId} hidden>
          {help}
        </div>
      ) : null}
      {layout === 'side' ? <div>{content}</div> : content}
    </div>
  )
}
