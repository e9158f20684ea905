import type { TimePickerInfo } from '@ljonething/domain/form/FormDescription'
import { IconButton } from '@ljonething/ui/IconButton'
import { Spinner } from '@ljonething/ui/Spinner'
import { TextInput } from '@ljonething/ui/TextInput'
import { Calendar } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { displayDate, parseTypedDate } from './engine/typedDate.ts'
import * as styles from './widgets/DateInput/DateInput.css.ts'
import { PopupPicker } from './widgets/PopupPicker.tsx'

const PickerPanel = lazy(() => import('./widgets/DateInput/PickerPanel.tsx'))

const example = '2026-01-31 08:30'

export interface DateBoxProps extends TimePickerInfo {
  readonly label: string
  /** '' shows an example of the format. */
  readonly placeholder?: string
  /** In the format, or as it was typed where that is no date. */
  readonly value: string
  readonly disabled?: boolean
  readonly now: () => Date
  readonly onInput: (value: string) => void
  readonly onPick: (value: string) => void
  readonly onBlur: () => void
}

/**
 * A date (日期): typed, year first, or chosen in a popup made for the kind: day, day and minute, month or year. The value is written in the format;
 * text that is no date stays as typed, for a check to name. Takes its id and state from the Field around it.
 */
export const DateBox = ({ kind, format, label, placeholder = '', value, disabled = false, now, onInput, onPick, onBlur }: DateBoxProps) => {
  const [draft, setDraft] = useState<string>()
  const [open, setOpen] = useState(false)
  const read = (text: string) => {
    const date = parseTypedDate(text, kind)
    return date === undefined ? text.trim() : displayDate(date, format)
  }
  const typing = draft !== undefined && read(draft) === value
  return (
    <span className={styles.shell}>
      <TextInput
        value={typing ? draft : value}
        placeholder={placeholder || `例如 ${displayDate(example, format)}`}
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
        open={open && !disabled}
        onOpenChange={setOpen}
        trigger={
          <IconButton className={styles.button} label={`打开${label}日历`} icon={<Calendar aria-hidden="true" />} disabled={disabled} />
        }
      >
        <Suspense fallback={<Spinner />}>
          <PickerPanel
            kind={kind}
            label={label}
            value={value}
            now={now()}
            onPick={(picked) => {
              setDraft(undefined)
              onPick(picked === '' ? '' : displayDate(picked, format))
              setOpen(false)
            }}
          />
        </Suspense>
      </PopupPicker>
    </span>
  )
}
