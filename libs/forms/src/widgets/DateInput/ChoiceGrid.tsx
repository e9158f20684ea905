import type { KeyboardEvent } from 'react'
import { useRef, useState } from 'react'
import * as styles from './DateInput.css.ts'

interface ChoiceGridProps {
  readonly label: string
  /** Twelve numbers, three to a row. */
  readonly numbers: readonly number[]
  readonly unit: string
  readonly selected: number | undefined
  readonly present: number | undefined
  readonly isOffered: (number: number) => boolean
  readonly onPick: (chosen: number) => void
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -3, ArrowDown: 3 }

/** Grid of months or years (月份、年份格): arrows move, Enter or a press chooses. */
export const ChoiceGrid = ({ label, numbers, unit, selected, present, isOffered, onPick }: ChoiceGridProps) => {
  const grid = useRef<HTMLDivElement>(null)
  const start = numbers.findIndex((number) => number === (selected ?? present))
  const [active, setActive] = useState(Math.max(start, 0))
  const keys = (event: KeyboardEvent) => {
    const step = event.key === 'Home' ? -active : event.key === 'End' ? numbers.length - 1 - active : steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = active + step
    if (next < 0 || next >= numbers.length) return
    setActive(next)
    grid.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div ref={grid} role="listbox" aria-label={label} tabIndex={-1} className={styles.choices} onKeyDown={keys}>
      {numbers.map((number, index) => (
        <button
          key={number}
          type="button"
          role="option"
          aria-selected={number === selected}
          aria-disabled={!isOffered(number)}
          data-now={number === present}
          tabIndex={index === active ? 0 : -1}
          className={styles.choice}
          onClick={() => (isOffered(number) ? onPick(number) : undefined)}
        >
          {number}
          {unit}
        </button>
      ))}
    </div>
  )
}
