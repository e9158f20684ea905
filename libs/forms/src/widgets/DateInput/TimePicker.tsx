import { Select } from '@ljonething/ui/Select'
import { useId } from 'react'
import type { DateParts } from '../../engine/typedDate.ts'
import * as styles from './DateInput.css.ts'

interface TimePickerProps {
  readonly parts: DateParts
  readonly onChange: (parts: DateParts) => void
}

const numbered = (count: number, unit: string) =>
  Array.from({ length: count }, (_, index) => ({ value: String(index), label: `${String(index).padStart(2, '0')}${unit}` }))

const hours = numbered(24, '时')
const minutes = numbered(60, '分')

/** Hour and minute (时分选择). */
export const TimePicker = ({ parts, onChange }: TimePickerProps) => {
  const id = useId()
  return (
    <div className={styles.time}>
      <span className={styles.grow}>
        <Select
          id={`${id}-hour`}
          aria-label="时"
          required={false}
          invalid={false}
          placeholder={null}
          options={hours}
          value={String(parts.hour)}
          onValueChange={(hour) => onChange({ ...parts, hour: Number(hour) })}
        />
      </span>
      <span className={styles.grow}>
        <Select
          id={`${id}-minute`}
          aria-label="分"
          required={false}
          invalid={false}
          placeholder={null}
          options={minutes}
          value={String(parts.minute)}
          onValueChange={(minute) => onChange({ ...parts, minute: Number(minute) })}
        />
      </span>
    </div>
  )
}
