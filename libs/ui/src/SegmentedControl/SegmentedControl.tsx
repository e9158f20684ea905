import { useId } from 'react'
import type { SelectOption } from '../Select/Select.tsx'
import * as styles from './SegmentedControl.css.ts'

export interface SegmentedControlProps {
  readonly label: string
  readonly options: readonly SelectOption[]
  readonly value: string
  readonly onValueChange: (value: string) => void
}

/** Switch between two to five views (分段选择), such as 个人 / 法人. Real radio buttons: arrow keys move. */
export const SegmentedControl = ({ label, options, value, onValueChange }: SegmentedControlProps) => {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.group}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            className={styles.input}
            onChange={() => onValueChange(option.value)}
          />
          <span className={styles.face}>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
