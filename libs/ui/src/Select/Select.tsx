import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useField } from '../Field/Field.tsx'
import { control } from '../TextInput/TextInput.css.ts'
import { classNames } from '../theme/classNames.ts'
import * as styles from './Select.css.ts'

export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean | undefined
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'value' | 'multiple' | 'children'> {
  readonly options: readonly SelectOption[]
  /** '' or undefined shows the placeholder. */
  readonly value?: string | undefined
  readonly onValueChange?: ((value: string) => void) | undefined
  /** First row that stands for no choice; pass null to leave it out. */
  readonly placeholder?: string | null | undefined
  readonly invalid?: boolean | undefined
}

/** Choice of one from a list (下拉选择): the browser's own control, so that phones and old machines handle it. */
export const Select = ({ options, value, onValueChange, onChange, placeholder = '请选择', invalid, className, ...rest }: SelectProps) => {
  const field = useField({ ...rest, invalid })
  const controlled = value !== undefined || rest.defaultValue === undefined
  return (
    <span className={styles.shell}>
      <select
        {...rest}
        {...(controlled ? { value: value ?? '' } : {})}
        id={field.controlId}
        required={false}
        disabled={field.disabled}
        aria-required={field.required || undefined}
        aria-invalid={field.invalid || undefined}
        aria-describedby={field.describedBy}
        className={classNames(control, styles.select, controlled && (value ?? '') === '' && styles.empty, className)}
        onChange={(event) => {
          onChange?.(event)
          onValueChange?.(event.currentTarget.value)
        }}
      >
        {placeholder === null ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" size={20} className={styles.arrow} />
    </span>
  )
}
