import type { DateParts } from '@ljonething/domain/form/typedDate'
import { PartSelects } from './PartSelects.tsx'

interface TimePickerProps {
  readonly parts: DateParts
  readonly withSeconds: boolean
  readonly onChange: (parts: DateParts) => void
}

/** Hour and minute, and the second where the format has it (时分秒选择). */
export const TimePicker = ({ parts, withSeconds, onChange }: TimePickerProps) => (
  <PartSelects
    choices={[
      { label: '时', from: 0, to: 23, value: parts.hour, onPick: (hour) => onChange({ ...parts, hour }) },
      { label: '分', from: 0, to: 59, value: parts.minute, onPick: (minute) => onChange({ ...parts, minute }) },
      ...(withSeconds
        ? [{ label: '秒', from: 0, to: 59, value: parts.second, onPick: (second: number) => onChange({ ...parts, second }) }]
        : [])
    ]}
  />
)
