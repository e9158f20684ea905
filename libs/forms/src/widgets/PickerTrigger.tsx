import { useField } from '@ljonething/ui/Field'
import type { ComponentProps } from 'react'
import * as styles from './PickerTrigger.css.ts'

export interface PickerTriggerProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What is chosen; '' shows the placeholder. */
  readonly text: string
  readonly placeholder?: string | undefined
  /** Names the control where no Field does, as one of several in a field. */
  readonly label?: string | undefined
}

/** Button that looks like a select and opens a popup to choose in (选择框). Takes its id and state from the Field around it. */
export const PickerTrigger = ({ text, placeholder, label, ...rest }: PickerTriggerProps) => {
  const field = useField(rest)
  const textId = `${field.controlId}-text`
  return (
    <button
      {...rest}
      type="button"
      role="combobox"
      id={field.controlId}
      disabled={field.disabled}
      aria-expanded={rest['aria-expanded'] ?? false}
      aria-controls={rest['aria-controls']}
      aria-labelledby={label === undefined && field.labelId ? `${field.labelId} ${textId}` : undefined}
      aria-label={label === undefined ? undefined : `${label} ${text}`}
      aria-describedby={field.describedBy}
      aria-invalid={field.invalid || undefined}
      aria-required={field.required || undefined}
      aria-readonly={field.readOnly || undefined}
      className={styles.trigger}
    >
      <span id={textId} className={text === '' ? `${styles.text} ${styles.empty}` : styles.text}>
        {text === '' ? placeholder || '请选择' : text}
      </span>
    </button>
  )
}
