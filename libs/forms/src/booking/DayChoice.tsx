import { dayName, weekdayOf } from '@ljonething/domain/display/dayName'
import { useField } from '@ljonething/ui/Field'
import { VisuallyHidden } from '@ljonething/ui/VisuallyHidden'
import type { KeyboardEvent } from 'react'
import { useRef, useState } from 'react'
import type { BookingDay } from '../engine/BookingDoor.ts'
import * as styles from './Booking.css.ts'

interface DayChoiceProps {
  readonly days: readonly BookingDay[]
  readonly value: string
  readonly disabled: boolean
  readonly onPick: (date: string) => void
}

const weekdays = ['一', '二', '三', '四', '五', '六', '日']
const fromMonday = (date: string) => (weekdayOf(date) + 6) % 7

/** Why a day cannot be chosen; '' where it can. */
const obstacleOf = ({ free, closed }: BookingDay): string => (closed !== '' ? `不办理：${closed}` : free === 0 ? '已约满' : '')

const weeksOf = (days: readonly BookingDay[]): readonly (readonly (BookingDay | undefined)[])[] => {
  const before = days[0] === undefined ? 0 : fromMonday(days[0].date)
  const cells = [...Array.from({ length: before }, () => undefined), ...days]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => cells[week * 7 + weekday])
  )
}

/**
 * The days of the weeks to come with their free places (可约日期), one grid without leafing. Arrows, Home and End move, Enter or a press chooses; a
 * day without a place can be reached and says why.
 */
export const DayChoice = ({ days, value, disabled, onPick }: DayChoiceProps) => {
  const ids = useField()
  const grid = useRef<HTMLTableElement>(null)
  const start = days.findIndex(({ date }) => date === value)
  const [active, setActive] = useState(Math.max(start < 0 ? days.findIndex((day) => obstacleOf(day) === '') : start, 0))
  const [refused, setRefused] = useState<BookingDay>()
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -active,
    End: days.length - 1 - active
  }
  const keys = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = active + step
    if (days[next] === undefined) return
    setActive(next)
    grid.current?.querySelectorAll('button')[next]?.focus()
  }
  const press = (day: BookingDay) => {
    const isFree = obstacleOf(day) === ''
    setRefused(isFree ? undefined : day)
    if (isFree) onPick(day.date)
  }
  return (
    <>
      <table
        ref={grid}
        id={ids.controlId}
        role="grid"
        aria-labelledby={ids.labelId}
        aria-describedby={ids.describedBy}
        className={styles.days}
        onKeyDown={keys}
      >
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" abbr={`星期${day}`} className={styles.weekday}>
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days).map((week, index) => (
            <tr key={index}>
              {week.map((day, weekday) =>
                day === undefined ? (
                  <td key={weekday} />
                ) : (
                  <td key={weekday} role="gridcell" aria-selected={day.date === value} className={styles.dayCell}>
                    <Day
                      day={day}
                      isFirst={day === days[0]}
                      isChosen={day.date === value}
                      isActive={day === days[active]}
                      disabled={disabled}
                      onPress={press}
                    />
                  </td>
                )
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className={styles.quiet}>
        {refused === undefined ? null : `${dayName(refused.date)}${obstacleOf(refused)}，请选择有余号的日期。`}
      </p>
    </>
  )
}

interface DayProps {
  readonly day: BookingDay
  readonly isFirst: boolean
  readonly isChosen: boolean
  readonly isActive: boolean
  readonly disabled: boolean
  readonly onPress: (day: BookingDay) => void
}

const Day = ({ day, isFirst, isChosen, isActive, disabled, onPress }: DayProps) => {
  const obstacle = obstacleOf(day)
  const [, month, number] = day.date.split('-').map(Number)
  return (
    <button
      type="button"
      tabIndex={isActive ? 0 : -1}
      disabled={disabled}
      aria-disabled={obstacle !== ''}
      data-chosen={isChosen}
      className={styles.day}
      onClick={() => onPress(day)}
    >
      <VisuallyHidden>{`${dayName(day.date)}，${obstacle === '' ? `余 ${day.free} 个名额` : obstacle}`}</VisuallyHidden>
      {isFirst || number === 1 ? (
        <span aria-hidden="true" className={styles.dayState}>
          {month}月
        </span>
      ) : null}
      <span aria-hidden="true" className={styles.dayNumber}>
        {number}
      </span>
      <span aria-hidden="true" className={styles.dayState}>
        {day.closed !== '' ? '休' : day.free === 0 ? '满' : `余${day.free}`}
      </span>
    </button>
  )
}
