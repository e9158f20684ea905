import { CalendarDate } from '@internationalized/date'
import { IconButton } from '@ljonething/ui/IconButton'
import { Select } from '@ljonething/ui/Select'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell
} from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import type { DateBounds } from '@ljonething/validation/rules/checkDateRange'
import { isWithin } from '@ljonething/validation/rules/checkDateRange'
import type { DateParts } from '@ljonething/domain/form/typedDate'
import { daysInMonth } from '@ljonething/domain/form/typedDate'
import * as styles from './DateInput.css.ts'

interface DayPickerProps {
  readonly label: string
  readonly selected: DateParts | undefined
  /** The day shown first where none is chosen. */
  readonly start: DateParts
  readonly bounds: DateBounds
  readonly onPick: (day: { readonly year: number; readonly month: number; readonly day: number }) => void
}

const months = Array.from({ length: 12 }, (_, index) => ({ value: String(index + 1), label: `${index + 1}月` }))

const yearOf = (bound: string) => Number(bound.slice(0, 4))

const dateOf = ({ year, month, day }: DateParts) => new CalendarDate(year, month, day)

/** One month of days (日历); year and month are chosen directly, so that a birth date is near. */
export const DayPicker = ({ label, selected, start, bounds, onPick }: DayPickerProps) => {
  const id = useId()
  const [focused, setFocused] = useState(dateOf(selected ?? start))
  const firstYear = Math.min(focused.year, yearOf(bounds.from) || 1900)
  const lastYear = Math.max(focused.year, yearOf(bounds.to) || start.year + 20)
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => ({
    value: String(firstYear + index),
    label: `${firstYear + index}年`
  })).reverse()
  const show = (year: number, month: number) => setFocused(new CalendarDate(year, month, Math.min(focused.day, daysInMonth(year, month))))
  const step = (by: number) => {
    const index = focused.year * 12 + focused.month - 1 + by
    show(Math.floor(index / 12), (index % 12) + 1)
  }
  return (
    <I18nProvider locale="zh-CN">
      <div className={styles.header}>
        <span className={styles.year}>
          <Select
            id={`${id}-year`}
            aria-label="年"
            required={false}
            invalid={false}
            placeholder={null}
            options={years}
            value={String(focused.year)}
            onValueChange={(year) => show(Number(year), focused.month)}
          />
        </span>
        <span className={styles.month}>
          <Select
            id={`${id}-month`}
            aria-label="月"
            required={false}
            invalid={false}
            placeholder={null}
            options={months}
            value={String(focused.month)}
            onValueChange={(month) => show(focused.year, Number(month))}
          />
        </span>
        <span className={styles.arrows}>
          <IconButton size="small" label="上个月" icon={<ChevronLeft aria-hidden="true" />} onClick={() => step(-1)} />
          <IconButton size="small" label="下个月" icon={<ChevronRight aria-hidden="true" />} onClick={() => step(1)} />
        </span>
      </div>
      <Calendar
        aria-label={label}
        firstDayOfWeek="mon"
        value={selected ? dateOf(selected) : null}
        focusedValue={focused}
        onFocusChange={setFocused}
        isDateUnavailable={(day) => !isWithin(day.toString(), bounds)}
        onChange={onPick}
      >
        <CalendarGrid weekdayStyle="narrow" className={styles.grid}>
          <CalendarGridHeader>{(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day} />}</CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  )
}
