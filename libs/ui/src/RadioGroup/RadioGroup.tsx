import { useId } from 'react'
import * as box from '../Checkbox/Checkbox.css.ts'
import { useField } from '../Field/Field.tsx'
import type { SelectOption } from '../Select/Select.tsx'
import { classNames } from '../theme/classNames.ts'
import * as styles from './RadioGroup.css.ts'

export interface RadioGroupProps {
  readonly options: readonly SelectOption[]
  /** '' or undefined: nothing chosen yet. */
  readonly value: string | undefined
  readonly onValueChange: (value: string) => void
  readonly id?: string | undefined
  readonly name?: string | undefined
  /** Needed outside a Field. */
  readonly label?: string | undefined
  readonly direction?: 'row' | 'column' | undefined
  readonly disabled?: boolean | undefined
  readonly invalid?: boolean | undefined
  readonly onBlur?: (() => void) | undefined
}

/** Choice of one shown in full (单选). Arrow keys move. Put it in a `<Field group>`. */
export const RadioGroup = (props: RadioGroupProps) => {
  const { options, value, onValueChange, id, name, label, direction = 'row', disabled, invalid, onBlur } = props
  const field = useField({ id, disabled, invalid })
  const ownName = useId()
  return (
    <div
      role="radiogroup"
      id={field.controlId}
      aria-label={label}
      aria-labelledby={label === undefined ? field.labelId : undefined}
      aria-describedby={field.describedBy}
      aria-required={field.required || undefined}
      aria-invalid={field.invalid || undefined}
      aria-readonly={field.readOnly || undefined}
      className={classNames(styles.group, direction === 'column' && styles.stacked)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
      }}
    >
      {options.map((option) => {
        const off = field.disabled || option.disabled === true
        return (
          <label key={option.value} className={classNames(box.row, (off || field.readOnly) && box.disabled)}>
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={value === option.value}
              disabled={off}
              className={box.box}
              onKeyDown={(event) => {
                if (field.readOnly && event.key.startsWith('Arrow')) event.preventDefault()
              }}
              onChange={() => {
                if (!field.readOnly) onValueChange(option.value)
              }}
            />
            <span>{option.label}</span>
          </label>
        )
      })}
    </div>
  )
}
