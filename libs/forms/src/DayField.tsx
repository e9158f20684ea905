import { isDateText } from '@ljonething/domain/form/isDateText'
import { Field } from '@ljonething/ui/Field'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { DateBox } from './widgets/DateInput/DateBox.tsx'

export interface DayFieldProps {
  readonly label: string
  /** yyyy-mm-dd, or ''. */
  readonly value: string
  readonly required?: boolean
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly now: () => Date
  /** A whole day, yyyy-mm-dd, or '' where there is none: with Enter, when the field is left, or when a day is chosen. */
  readonly onValueChange: (value: string) => void
}

const format = 'yyyy-mm-dd'

/** A day outside of a form (日期): the same box as in forms; text that is no day stays, is named, and counts as none. */
export const DayField = ({ label, value, required = false, hint, error, now, onValueChange }: DayFieldProps) => {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const [isLeft, setLeft] = useState(false)
  if (known !== value) {
    setKnown(value)
    setText(value)
  }
  const isDay = text === '' || isDateText(text, format)
  const take = (next: string) => {
    setLeft(true)
    const day = isDateText(next, format) ? next : ''
    if (day === value) return
    setKnown(day)
    onValueChange(day)
  }
  return (
    <Field label={label} required={required} hint={hint} error={isLeft && !isDay ? '日期有误，请按 2026-01-31 的样子填写' : error}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          take(text)
        }}
      >
        <DateBox
          kind="date"
          format={format}
          label={label}
          value={text}
          now={now}
          onInput={(next) => {
            setLeft(false)
            setText(next)
          }}
          onPick={(next) => {
            setText(next)
            take(next)
          }}
          onBlur={() => take(text)}
        />
      </form>
    </Field>
  )
}
