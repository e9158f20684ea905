import { DateBox } from './DateBox.tsx'
import type { WidgetProps } from '../Widget.ts'
import { boundsOf } from './boundsOf.ts'
import { pickerOf } from './pickerOf.ts'

/** Date (日期/时间) of a form, of the kind and in the format that its field names (spec §5), between the days that its rules name. */
export const DateInput = ({ field, value, disabled, services, form, onInput, onPick, onBlur }: WidgetProps) => (
  <DateBox
    {...pickerOf(field)}
    label={field.label}
    placeholder={field.placeholder}
    value={value}
    disabled={disabled}
    now={services.now}
    bounds={() => boundsOf(field, services.now, form)}
    onInput={onInput}
    onPick={onPick}
    onBlur={onBlur}
  />
)
