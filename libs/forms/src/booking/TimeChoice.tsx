import { Button } from '@ljonething/ui/Button'
import { useField } from '@ljonething/ui/Field'
import type { BookingTime } from '../engine/BookingDoor.ts'
import * as styles from './Booking.css.ts'

interface TimeChoiceProps {
  readonly times: readonly BookingTime[]
  readonly value: string
  /** A chosen time is held at once. */
  readonly isKept: boolean
  readonly asking: string | undefined
  readonly disabled: boolean
  readonly onPick: (time: string) => Promise<void>
}

/** The times of a day (预约时段), buttons since each press keeps a place. */
export const TimeChoice = ({ times, value, isKept, asking, disabled, onPick }: TimeChoiceProps) => {
  const ids = useField()
  return (
    <div role="group" id={ids.controlId} aria-labelledby={ids.labelId} aria-describedby={ids.describedBy} className={styles.times}>
      {times.map(({ code, name, free }) => {
        const isChosen = code === value
        const isFull = free === 0 && !isChosen
        return (
          <Button
            key={code}
            variant={isChosen ? 'primary' : 'secondary'}
            aria-pressed={isChosen}
            disabled={disabled || isFull || (asking !== undefined && asking !== code)}
            busy={asking === code}
            busyText="正在预留…"
            onClick={() => (isChosen ? undefined : onPick(code))}
          >
            <span className={styles.time}>
              <span>{name}</span>
              <span className={styles.timeState}>
                {isChosen ? (isKept ? '已为您保留' : '已选择') : isFull ? '已约满' : `余 ${free} 个名额`}
              </span>
            </span>
          </Button>
        )
      })}
    </div>
  )
}
