import { IconButton } from '@ljonething/ui/IconButton'
import { TextInput } from '@ljonething/ui/TextInput'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import type { DateParts } from '@ljonething/domain/form/typedDate'
import { ChoiceGrid } from './ChoiceGrid.tsx'
import * as styles from './DateInput.css.ts'

interface MonthPickerProps {
  readonly label: string
  /** Year to show first. */
  readonly start: number
  readonly selected: DateParts | undefined
  readonly present: DateParts
  readonly isOffered: (parts: DateParts) => boolean
  readonly onPick: (parts: DateParts) => void
}

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** Months of one year (月份选择); the year is typed or stepped. */
export const MonthPicker = ({ label, start, selected, present, isOffered, onPick }: MonthPickerProps) => {
  const id = useId()
  const [year, setYear] = useState(start)
  const partsOf = (month: number): DateParts => ({ year, month, day: 1, hour: 0, minute: 0, second: 0 })
  return (
    <>
      <div className={styles.header}>
        <IconButton size="small" label="上一年" icon={<ChevronLeft aria-hidden="true" />} onClick={() => setYear(year - 1)} />
        <span className={styles.grow}>
          <TextInput
            id={`${id}-year`}
            aria-label="年"
            inputMode="numeric"
            required={false}
            invalid={false}
            suffix="年"
            value={year === 0 ? '' : String(year)}
            onValueChange={(text) => setYear(Number(text.replaceAll(/\D/g, '').slice(0, 4)))}
          />
        </span>
        <IconButton size="small" label="下一年" icon={<ChevronRight aria-hidden="true" />} onClick={() => setYear(year + 1)} />
      </div>
      <ChoiceGrid
        label={`${label}月份`}
        numbers={months}
        unit="月"
        selected={year === selected?.year ? selected.month : undefined}
        present={year === present.year ? present.month : undefined}
        isOffered={(month) => isOffered(partsOf(month))}
        onPick={(month) => onPick(partsOf(month))}
      />
    </>
  )
}
