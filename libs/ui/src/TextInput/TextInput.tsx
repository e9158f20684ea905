import type { ComponentProps, ReactNode } from 'react'
import { useField } from '../Field/Field.tsx'
import { classNames } from '../theme/classNames.ts'
import * as styles from './TextInput.css.ts'

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  readonly onValueChange?: ((value: string) => void) | undefined
  readonly invalid?: boolean | undefined
  /** Icon before the text. */
  readonly prefix?: ReactNode
  /** Unit after the text, such as 元. */
  readonly suffix?: ReactNode
}

/** One-line text (单行文本). Takes its id and state from the Field around it. */
export const TextInput = ({ onValueChange, onChange, invalid, prefix, suffix, className, placeholder, ...rest }: TextInputProps) => {
  const field = useField({ ...rest, invalid })
  const input = (
    <input
      type="text"
      autoComplete="off"
      {...rest}
      placeholder={placeholder === '' ? undefined : placeholder}
      id={field.controlId}
      required={false}
      disabled={field.disabled}
      readOnly={field.readOnly}
      aria-required={field.required || undefined}
      aria-invalid={field.invalid || undefined}
      aria-describedby={field.describedBy}
      className={classNames(styles.control, prefix != null && styles.withPrefix, suffix != null && styles.withSuffix, className)}
      onChange={(event) => {
        onChange?.(event)
        onValueChange?.(event.currentTarget.value)
      }}
    />
  )
  if (prefix == null && suffix == null) return input
  return (
    <span className={styles.shell}>
      {prefix == null ? null : <span className={styles.prefix}>{prefix}</span>}
      {input}
      {suffix == null ? null : <span className={styles.suffix}>{suffix}</span>}
    </span>
  )
}
