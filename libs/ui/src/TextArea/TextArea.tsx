import type { ComponentProps } from 'react'
import { useId, useState } from 'react'
import { useField } from '../Field/Field.tsx'
import { control } from '../TextInput/TextInput.css.ts'
import { classNames } from '../theme/classNames.ts'
import * as styles from './TextArea.css.ts'

export interface TextAreaProps extends ComponentProps<'textarea'> {
  readonly onValueChange?: ((value: string) => void) | undefined
  readonly invalid?: boolean | undefined
  /** Limit shown beside the counter; typing past it is allowed and marked. */
  readonly limit?: number | undefined
  /** Measures the text for the counter; characters by default (forms count a Chinese character as 2). */
  readonly measure?: ((text: string) => number) | undefined
}

const countCharacters = (text: string) => [...text].length

/** Many-line text (多行文本) with a counter. */
export const TextArea = ({ onValueChange, onChange, invalid, limit, measure = countCharacters, className, ...rest }: TextAreaProps) => {
  const counterId = useId()
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''))
  const described = [rest['aria-describedby'], limit === undefined ? undefined : counterId].filter(Boolean).join(' ')
  const field = useField({ ...rest, invalid, 'aria-describedby': described })
  const length = measure(rest.value === undefined ? typed : String(rest.value))
  return (
    <>
      <textarea
        rows={4}
        {...rest}
        id={field.controlId}
        required={false}
        disabled={field.disabled}
        readOnly={field.readOnly}
        aria-required={field.required || undefined}
        aria-invalid={field.invalid || undefined}
        aria-describedby={field.describedBy}
        className={classNames(control, styles.area, className)}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          onChange?.(event)
          onValueChange?.(event.currentTarget.value)
        }}
      />
      {limit === undefined ? null : (
        <div id={counterId} className={classNames(styles.counter, length > limit && styles.over)}>
          {length > limit ? `已超出 ${length - limit} 字，` : ''}
          {length} / {limit}
        </div>
      )}
    </>
  )
}
