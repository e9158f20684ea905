import type { ReactNode } from 'react'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { FieldContext, useField } from '../Field/fieldContext.ts'
import type { SelectOption } from '../Select/Select.tsx'
import { classNames } from '../theme/classNames.ts'
import * as styles from './CheckboxGroup.css.ts'

export interface CheckboxGroupProps {
  readonly options: readonly SelectOption[]
  readonly value: readonly string[]
  readonly onValueChange: (value: readonly string[]) => void
  readonly id?: string | undefined
  readonly name?: string | undefined
  /** Needed outside a Field. */
  readonly label?: string | undefined
  readonly direction?: 'row' | 'column' | undefined
  readonly disabled?: boolean | undefined
  readonly invalid?: boolean | undefined
  readonly onBlur?: (() => void) | undefined
  /** Draws one label, for truncation with a tooltip. */
  readonly renderLabel?: ((option: SelectOption) => ReactNode) | undefined
}

/** Choice of several (多选). The value keeps the order of the options. Put it in a `<Field group>`. */
export const CheckboxGroup = (props: CheckboxGroupProps) => {
  const { options, value, onValueChange, id, name, label, direction = 'row', disabled, invalid, onBlur, renderLabel } = props
  const field = useField({ id, disabled, invalid })
  const toggle = (changed: string, on: boolean) =>
    onValueChange(options.map((option) => option.value).filter((each) => (each === changed ? on : value.includes(each))))
  return (
    <div
      role="group"
      id={field.controlId}
      aria-label={label}
      aria-labelledby={label === undefined ? field.labelId : undefined}
      aria-describedby={field.describedBy}
      className={classNames(styles.group, direction === 'column' && styles.stacked)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
      }}
    >
      <FieldContext value={undefined}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            checked={value.includes(option.value)}
            disabled={field.disabled || option.disabled}
            invalid={field.invalid}
            onCheckedChange={(on) => toggle(option.value, on)}
          >
            {renderLabel ? renderLabel(option) : option.label}
          </Checkbox>
        ))}
      </FieldContext>
    </div>
  )
}
