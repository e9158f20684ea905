import { Select } from '@ljonething/ui/Select'
import { useId } from 'react'
import * as styles from './DateInput.css.ts'

interface PartChoice {
  /** Its unit too, such as 时. */
  readonly label: string
  readonly from: number
  readonly to: number
  readonly value: number
  readonly onPick: (chosen: number) => void
}

/** Parts of a date side by side, each from a list of numbers (数字选择). */
export const PartSelects = ({ choices }: { readonly choices: readonly PartChoice[] }) => {
  const id = useId()
  return (
    <div className={styles.time}>
      {choices.map(({ label, from, to, value, onPick }) => (
        <span key={label} className={styles.grow}>
          <Select
            id={`${id}-${label}`}
            aria-label={label}
            required={false}
            invalid={false}
            placeholder={null}
            options={Array.from({ length: to - from + 1 }, (_, index) => ({
              value: String(from + index),
              label: `${String(from + index).padStart(2, '0')}${label}`
            }))}
            value={String(value)}
            onValueChange={(chosen) => onPick(Number(chosen))}
          />
        </span>
      ))}
    </div>
  )
}
