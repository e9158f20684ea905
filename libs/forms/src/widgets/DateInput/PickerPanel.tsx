import { Button } from '@ljonething/ui/Button'
import type { DateBounds } from '@ljonething/validation/rules/checkDateRange'
import { isWithin } from '@ljonething/validation/rules/checkDateRange'
import { useState } from 'react'
import type { DateParts, PickerKind } from '@ljonething/domain/form/typedDate'
import { datePartsOf, parseTypedDate, writeDate } from '@ljonething/domain/form/typedDate'
import { DayPicker } from './DayPicker.tsx'
import * as styles from './DateInput.css.ts'
import { MonthDayPicker } from './MonthDayPicker.tsx'
import { MonthPicker } from './MonthPicker.tsx'
import { TimePicker } from './TimePicker.tsx'
import { YearPicker } from './YearPicker.tsx'

interface PickerPanelProps {
  readonly kind: PickerKind
  readonly format: string
  readonly label: string
  readonly value: string
  readonly now: Date
  readonly bounds: DateBounds
  /** In the format, or ''. */
  readonly onPick: (value: string) => void
}

const presentName: Record<PickerKind, string> = {
  date: '今天',
  datetime: '此刻',
  month: '本月',
  year: '今年',
  monthDay: '今天',
  time: '此刻'
}

const isConfirmed: ReadonlySet<PickerKind> = new Set<PickerKind>(['datetime', 'monthDay', 'time'])

/** Popup of a date field (日期选择面板), loaded when first opened: days, days and time, months, years, days of any year or times. */
const PickerPanel = ({ kind, format, label, value, now, bounds, onPick }: PickerPanelProps) => {
  const present = datePartsOf(now)
  const write = (parts: DateParts) => writeDate(parts, format)
  const isOffered = (parts: DateParts) => isWithin(write(parts), bounds)
  const stored = parseTypedDate(value, kind)
  const nearest = isOffered(present) ? undefined : (parseTypedDate(bounds.to, kind) ?? parseTypedDate(bounds.from, kind))
  const [chosen, setChosen] = useState(stored ?? nearest ?? { ...present, hour: 0, minute: 0, second: 0 })
  const pick = (parts: DateParts) => onPick(write(parts))
  const isEmpty = stored === undefined
  return (
    <div className={styles.panel}>
      {kind === 'year' ? (
        <YearPicker
          label={label}
          start={chosen.year}
          selected={isEmpty ? undefined : chosen.year}
          present={present.year}
          isOffered={(year) => isOffered({ ...chosen, year })}
          onPick={(year) => pick({ ...chosen, year })}
        />
      ) : null}
      {kind === 'month' ? (
        <MonthPicker
          label={label}
          start={chosen.year}
          selected={isEmpty ? undefined : chosen}
          present={present}
          isOffered={isOffered}
          onPick={pick}
        />
      ) : null}
      {kind === 'date' || kind === 'datetime' ? (
        <DayPicker
          label={label}
          selected={isEmpty && kind === 'date' ? undefined : chosen}
          start={chosen}
          bounds={bounds}
          onPick={({ year, month, day }) => {
            const next = { ...chosen, year, month, day }
            if (kind === 'date') pick(next)
            else setChosen(next)
          }}
        />
      ) : null}
      {kind === 'monthDay' ? <MonthDayPicker parts={chosen} onChange={setChosen} /> : null}
      {kind === 'datetime' || kind === 'time' ? (
        <TimePicker parts={chosen} withSeconds={format.includes('ss')} onChange={setChosen} />
      ) : null}
      <div className={styles.footer}>
        <Button variant="quiet" size="small" disabled={!isOffered(present)} onClick={() => pick(present)}>
          {presentName[kind]}
        </Button>
        {value === '' ? null : (
          <Button variant="quiet" size="small" onClick={() => onPick('')}>
            清除
          </Button>
        )}
        {isConfirmed.has(kind) ? (
          <Button variant="primary" size="small" disabled={!isOffered(chosen)} onClick={() => pick(chosen)}>
            确定
          </Button>
        ) : null}
      </div>
    </div>
  )
}

export default PickerPanel
