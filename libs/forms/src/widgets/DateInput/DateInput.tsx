import { IconButton } from '@ljonething/ui/IconButton'
import { Spinner } from '@ljonething/ui/Spinner'
import { TextInput } from '@ljonething/ui/TextInput'
import { Calendar } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { displayDate, parseTypedDate } from '../../engine/typedDate.ts'
import { PopupPicker } from '../PopupPicker.tsx'
import type { WidgetProps } from '../Widget.ts'
import * as styles from './DateInput.css.ts'

const PickerPanel = lazy(() => import('./PickerPanel.tsx'))

const example = '2026-01-31 08:30'

const defaultPicker = { kind: 'date', format: 'yyyy-mm-dd' } as const

/**
 * Date (日期/时间): typed, year first, or chosen in a popup made for the kind: day, day and minute, month or year (spec §5). The value
 * is written as the field's dateFormat says; text that is no date stays as typed, for the check to name.
 */
export const DateInput = ({ field, value, disabled, services, onInput, onPick, onBlur }: WidgetProps) => {
  const { kind, format } = field.timePickerInfo ?? defaultPicker
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
        placeholder={field.placeholder || `例如 ${displayDate(example, format)}`}
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
        label={`选择${field.label}`}
        align="end"
        open={open && !disabled}
        onOpenChange={setOpen}
        trigger={
          <IconButton
            className={styles.button}
            label={`打开${field.label}日历`}
            icon={<Calendar aria-hidden="true" />}
            disabled={disabled}
          />
        }
      >
        <Suspense fallback={<Spinner />}>
          <PickerPanel
            kind={kind}
            label={field.label}
            value={value}
            now={services.now()}
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
