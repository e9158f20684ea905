import type { TimePickerInfo } from '@ljonething/domain/form/FormDescription'
import { IconButton } from '@ljonething/ui/IconButton'
import { Spinner } from '@ljonething/ui/Spinner'
import type { DateBounds } from '@ljonething/validation/rules/checkDateRange'
import { lazy, Suspense, useState } from 'react'
import { PopupPicker } from '../PopupPicker.tsx'
import { calendarName } from './calendarName.ts'
import * as styles from './DateInput.css.ts'

const PickerPanel = lazy(() => import('./PickerPanel.tsx'))

const unbounded: DateBounds = { from: '', to: '' }

export interface DatePopupProps extends TimePickerInfo {
  readonly label: string
  readonly value: string
  readonly disabled: boolean
  readonly now: () => Date
  /** The first and the last that can be chosen, asked when the popup opens. */
  readonly bounds?: (() => DateBounds) | undefined
  /** Its button was pressed before this took its place. */
  readonly startsOpen?: boolean
  readonly onPick: (value: string) => void
}

/** The button beside a date and the popup to choose in (日期选择). */
export const DatePopup = ({ kind, format, label, value, disabled, now, bounds, startsOpen = false, onPick }: DatePopupProps) => {
  const [open, setOpen] = useState(startsOpen)
  return (
    <PopupPicker
      label={`选择${label}`}
      align="end"
      tall={kind === 'date' || kind === 'datetime'}
      open={open && !disabled}
      onOpenChange={setOpen}
      trigger={<IconButton className={styles.button} label={calendarName(label)} icon={null} disabled={disabled} />}
    >
      <Suspense fallback={<Spinner />}>
        <PickerPanel
          kind={kind}
          format={format}
          label={label}
          value={value}
          now={now()}
          bounds={bounds?.() ?? unbounded}
          onPick={(picked) => {
            onPick(picked)
            setOpen(false)
          }}
        />
      </Suspense>
    </PopupPicker>
  )
}
