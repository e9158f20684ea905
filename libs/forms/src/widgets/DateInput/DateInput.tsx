import { dateBounds } from '@ljonething/validation/rules/checkDateRange'
import { DateBox } from '../../DateBox.tsx'
import { datePartsOf, writeDate } from '../../engine/typedDate.ts'
import type { WidgetProps } from '../Widget.ts'

const dayOf = (now: Date) => writeDate(datePartsOf(now), 'yyyy-mm-dd')

const defaultPicker = { kind: 'date', format: 'yyyy-mm-dd' } as const

/** Date (日期/时间) of a form, of the kind and in the format that its field names (spec §5), between the days that its rules name. */
export const DateInput = ({ field, value, disabled, services, form, onInput, onPick, onBlur }: WidgetProps) => (
  <DateBox
    {...(field.timePickerInfo ?? defaultPicker)}
    label={field.label}
    placeholder={field.placeholder}
    value={value}
    disabled={disabled}
    now={services.now}
    bounds={() => dateBounds(field.dateRange, { today: dayOf(services.now()), valueOf: form.valueNamed })}
    onInput={onInput}
    onPick={onPick}
    onBlur={onBlur}
  />
)
