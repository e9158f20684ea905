import type { DateParts } from '@ljonething/domain/form/typedDate'
import { daysInMonth } from '@ljonething/domain/form/typedDate'
import { PartSelects } from './PartSelects.tsx'

interface MonthDayPickerProps {
  readonly parts: DateParts
  readonly onChange: (parts: DateParts) => void
}

/** Month and day of any year (月日选择): the last of February is the 29th. */
export const MonthDayPicker = ({ parts, onChange }: MonthDayPickerProps) => {
  const last = (month: number) => daysInMonth(2000, month)
  return (
    <PartSelects
      choices={[
        {
          label: '月',
          from: 1,
          to: 12,
          value: parts.month,
          onPick: (month) => onChange({ ...parts, month, day: Math.min(parts.day, last(month)) })
        },
        { label: '日', from: 1, to: last(parts.month), value: parts.day, onPick: (day) => onChange({ ...parts, day }) }
      ]}
    />
  )
}
