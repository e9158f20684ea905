import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { useField } from '../Field/Field.tsx'
import { classNames } from '../theme/classNames.ts'
import * as styles from './Checkbox.css.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'ref'> {
  readonly children: ReactNode
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined
  /** Second line in muted text. */
  readonly description?: ReactNode
  readonly invalid?: boolean | undefined
  /** Neither on nor off: some of the rows below are chosen. */
  readonly indeterminate?: boolean | undefined
}

/** One box to tick (复选框) with its label. */
export const Checkbox = ({
  children,
  onCheckedChange,
  onChange,
  description,
  invalid,
  indeterminate = false,
  className,
  ...rest
}: CheckboxProps) => {
  const field = useField({ ...rest, invalid })
  const descriptionId = useId()
  const describedBy = [description ? descriptionId : undefined, field.describedBy].filter(Boolean).join(' ')
  return (
    <label className={classNames(styles.row, (field.disabled || field.readOnly) && styles.disabled, className)}>
      <input
        {...rest}
        type="checkbox"
        id={field.controlId}
        required={false}
        disabled={field.disabled}
        ref={(element) => {
          if (element) element.indeterminate = indeterminate
        }}
        aria-required={field.required || undefined}
        aria-invalid={field.invalid || undefined}
        aria-describedby={describedBy === '' ? undefined : describedBy}
        className={styles.box}
        aria-readonly={field.readOnly || undefined}
        onChange={(event) => {
          if (field.readOnly) return
          onChange?.(event)
          onCheckedChange?.(event.currentTarget.checked)
        }}
      />
      <span>
        {children}
        {description ? (
          <span id={descriptionId} className={styles.description}>
            {description}
          </span>
        ) : null}
      </span>
    </label>
  )
}
