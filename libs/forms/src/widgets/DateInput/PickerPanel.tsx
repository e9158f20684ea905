import { Button } from '@ljonething/ui/Button'
import { useState } from 'react'
import type { DateParts, PickerKind } from '../../engine/typedDate.ts'
import { canonical, partsOf } from '../../engine/typedDate.ts'
import { DayPicker } from './DayPicker.tsx'
import * as styles from './DateInput.css.ts'
import { MonthPicker } from './MonthPicker.tsx'
import { TimePicker } from './TimePicker.tsx'
import { YearPicker } from './YearPicker.tsx'

interface PickerPanelProps {
  readonly kind: PickerKind
  readonly label: string
  readonly value: string
  readonly now: Date
  readonly onPick: (value: string) => void
}

const partsOfClock = (now: Date): DateParts => ({
  year: now.getFullYear(),
  month: now.getMonth() + 1,
  day: now.getDate(),
  hour: now.getHours(),
  minute: now.getMinutes()
})

const presentName: Record<PickerKind, string> = { date: '今天', datetime: '此刻', month: '本月', year: '今年' }

/** Popup of a date field (日期选择面板), loaded when first opened: days, days and time, months or years. */
const PickerPanel = ({ kind, label, value, now, onPick }: PickerPanelProps) => {
  const present = partsOfClock(now)
  const [chosen, setChosen] = useState(partsOf(value) ?? { ...present, hour: 0, minute: 0 })
  const pick = (parts: DateParts) => onPick(canonical(parts, kind))
  return (
    <div className={styles.panel}>
      {kind === 'year' ? (
        <YearPicker
          label={label}
          start={chosen.year}
          selected={value === '' ? undefined : chosen.year}
          present={present.year}
          onPick={(year) => pick({ ...chosen, year })}
        />
      ) : null}
      {kind === 'month' ? (
        <MonthPicker label={label} start={chosen.year} selected={value === '' ? undefined : chosen} present={present} onPick={pick} />
      ) : null}
      {kind === 'date' || kind === 'datetime' ? (
        <DayPicker
          label={label}
          selected={value === '' && kind === 'date' ? undefined : chosen}
          present={present}
          onPick={(day) => {
            const next = { ...chosen, year: day.year, month: day.month, day: day.day }
            if (kind === 'date') pick(next)
            else setChosen(next)
          }}
        />
      ) : null}
      {kind === 'datetime' ? <TimePicker parts={chosen} onChange={setChosen} /> : null}
      <div className={styles.footer}>
        <Button variant="quiet" size="small" onClick={() => pick(present)}>
          {presentName[kind]}
        </Button>
        {value === '' ? null : (
          <Button variant="quiet" size="small" onClick={() => onPick('')}>
            清除
          </Button>
        )}
        {kind === 'datetime' ? (
          <Button variant="primary" size="small" onClick={() => pick(chosen)}>
            确定
          </Button>
        ) : null}
      </div>
    </div>
  )
}

export default PickerPanel
