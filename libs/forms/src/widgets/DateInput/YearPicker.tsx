import { IconButton } from '@ljonething/ui/IconButton'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { ChoiceGrid } from './ChoiceGrid.tsx'
import * as styles from './DateInput.css.ts'

interface YearPickerProps {
  readonly label: string
  /** Year to show first. */
  readonly start: number
  readonly selected: number | undefined
  readonly present: number
  readonly isOffered: (year: number) => boolean
  readonly onPick: (year: number) => void
}

/** Twelve years at a time (年份选择). */
export const YearPicker = ({ label, start, selected, present, isOffered, onPick }: YearPickerProps) => {
  const [first, setFirst] = useState(start - (start % 12))
  return (
    <>
      <div className={styles.header}>
        <IconButton size="small" label="前十二年" icon={<ChevronLeft aria-hidden="true" />} onClick={() => setFirst(first - 12)} />
        <span className={styles.grow} role="status">
          {first}–{first + 11}年
        </span>
        <IconButton size="small" label="后十二年" icon={<ChevronRight aria-hidden="true" />} onClick={() => setFirst(first + 12)} />
      </div>
      <ChoiceGrid
        key={first}
        label={`${label}年份`}
        numbers={Array.from({ length: 12 }, (_, index) => first + index)}
        unit="年"
        selected={selected}
        present={present}
        isOffered={isOffered}
        onPick={onPick}
      />
    </>
  )
}
