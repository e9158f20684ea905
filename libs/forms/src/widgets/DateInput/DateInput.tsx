import { DateBox } from '../../DateBox.tsx'
import type { WidgetProps } from '../Widget.ts'

const defaultPicker = { kind: 'date', format: 'yyyy-mm-dd' } as const

/** Date (日期/时间) of a form, of the kind and in the format that its field names (spec §5). */
export const DateInput = ({ field, value, disabled, services, onInput, onPick, onBlur }: WidgetProps) => (
  <DateBox
    {...(field.timePickerInfo ?? defaultPicker)}
    label={field.label}
    placeholder={field.placeholder}
    value={value}
    disabled={disabled}
    now={services.now}
    onInput={onInput}
    onPick={onPick}
    onBlur={onBlur}
  />
)
