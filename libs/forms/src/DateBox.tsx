import type { TimePickerInfo } from '@ljonething/domain/form/FormDescription'
import { IconButton } from '@ljonething/ui/IconButton'
import { Spinner } from '@ljonething/ui/Spinner'
import { TextInput } from '@ljonething/ui/TextInput'
import { lazy, Suspense, useState } from 'react'
import type { DateBounds } from '@ljonething/validation/rules/checkDateRange'
import { parseTypedDate, writeDate } from './engine/typedDate.ts'
import * as styles from './widgets/DateInput/DateInput.css.ts'
import { PopupPicker } from './widgets/PopupPicker.tsx'

const PickerPanel = lazy(() => import('./widgets/DateInput/PickerPanel.tsx'))

const example = { year: 2026, month: 1, day: 31, hour: 8, minute: 30, second: 0 }
const examples = new Map<string, string>()

const exampleOf = (format: string) => {
  const known = examples.get(format) ?? `例如 ${writeDate(example, format)}`
  examples.set(format, known)
  return known
}

const unbounded: DateBounds = { from: '', to: '' }

export interface DateBoxProps extends TimePickerInfo {
  readonly label: string
  /** '' shows an example of the format. */
  readonly placeholder?: string
  /** In the format, or as it was typed where that is no date. */
  readonly value: string
  readonly disabled?: boolean
  readonly now: () => Date
  /** The first and the last that can be chosen, asked when the popup opens. */
  readonly bounds?: (() => DateBounds) | undefined
  readonly onInput: (value: string) => void
  readonly onPick: (value: string) => void
  readonly onBlur: () => void
}

/**
 * A date (日期): typed, year first, or chosen in a popup made for the kind. The value is written in the format;
 * text that is no date stays as typed, for a check to name. Takes its id and state from the Field around it.
 */
export const DateBox = ({
  kind,
  format,
  label,
  placeholder = '',
  value,
  disabled = false,
  now,
  bounds,
  onInput,
  onPick,
  onBlur
}: DateBoxProps) => {
  const [draft, setDraft] = useState<string>()
  const [open, setOpen] = useState(false)
  const read = (text: string) => {
    const date = parseTypedDate(text, kind)
    return date === undefined ? text.trim() : writeDate(date, format)
  }
  const typing = draft !== undefined && read(draft) === value
  return (
    <span className={styles.shell}>
      <TextInput
        value={typing ? draft : value}
        placeholder={placeholder || exampleOf(format)}
        onValueChange={(text) => {
          setDraft(text)
          onInput(read(text))
        }}
        onBlur={() => {
          setDraft(undefined)
          onBlur()
        }}
      />
      <PopupPicker
        label={`选择${label}`}
        align="end"
        tall={kind === 'date' || kind === 'datetime'}
        open={open && !disabled}
        onOpenChange={setOpen}
        trigger={<IconButton className={styles.button} label={`打开${label}日历`} icon={null} disabled={disabled} />}
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
              setDraft(undefined)
              onPick(picked)
              setOpen(false)
            }}
          />
        </Suspense>
      </PopupPicker>
    </span>
  )
}
