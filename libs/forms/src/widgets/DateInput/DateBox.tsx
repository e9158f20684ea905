import { dateExample } from '@ljonething/domain/form/dateExample'
import { TextInput } from '@ljonething/ui/TextInput'
import { useState } from 'react'
import { readTyped } from '@ljonething/domain/form/typedDate'
import * as styles from './DateInput.css.ts'
import type { DatePopupProps } from './DatePopup.tsx'
import { DatePopup } from './DatePopup.tsx'

export interface DateBoxProps extends Omit<DatePopupProps, 'disabled' | 'startsOpen'> {
  /** '' shows an example of the format. */
  readonly placeholder?: string
  /** In the format, or as it was typed where that is no date. */
  readonly value: string
  readonly disabled?: boolean
  readonly onInput: (value: string) => void
  readonly onBlur: () => void
}

/**
 * A date (日期): typed, year first, or chosen in a popup made for the kind. The value is written in the format;
 * text that is no date stays as typed, for a check to name. Takes its id and state from the Field around it.
 */
export const DateBox = ({ placeholder = '', disabled = false, onInput, onPick, onBlur, ...shown }: DateBoxProps) => {
  const { format, value } = shown
  const [draft, setDraft] = useState<string>()
  const typing = draft !== undefined && readTyped(draft, shown) === value
  return (
    <span className={styles.shell}>
      <TextInput
        value={typing ? draft : value}
        placeholder={placeholder || `例如 ${dateExample(format)}`}
        onValueChange={(text) => {
          setDraft(text)
          onInput(readTyped(text, shown))
        }}
        onBlur={() => {
          setDraft(undefined)
          onBlur()
        }}
      />
      <DatePopup
        {...shown}
        disabled={disabled}
        onPick={(picked) => {
          setDraft(undefined)
          onPick(picked)
        }}
      />
    </span>
  )
}
