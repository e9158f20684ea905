import { flatOptions } from '@ljonething/domain/form/dictionaries'
import { TextInput } from '@ljonething/ui/TextInput'
import { useId, useState } from 'react'
import { maskFor } from '../../engine/maskFor.ts'
import type { WidgetProps } from '../Widget.ts'
import { MaskedText } from './MaskedText.tsx'

/**
 * One-line text (文本输入), with its unit (extField.unit) where it has one; sensitive values (extField.sensitive) are masked until edited. Options
 * are suggestions, and anything else may be typed.
 */
export const Text = (props: WidgetProps) => {
  const { field, value, options, onInput, onBlur } = props
  const mask = maskFor(field.extField.sensitive)
  if (mask) return <MaskedText {...props} mask={mask} />
  if (options.length > 0) return <SuggestedText {...props} />
  return (
    <TextInput
      value={value}
      placeholder={field.placeholder}
      inputMode={field.inputMode}
      suffix={field.extField.unit}
      spellCheck={false}
      onValueChange={onInput}
      onBlur={onBlur}
    />
  )
}

const mostSuggestions = 50

/** The browser's own list of suggestions, made while one types. */
const SuggestedText = ({ field, value, options, onInput, onBlur }: WidgetProps) => {
  const listId = useId()
  const [isHere, setHere] = useState(false)
  const names = isHere ? flatOptions(options).map(({ name }) => name) : []
  const fitting = names.filter((name) => name.includes(value.trim()) && name !== value)
  return (
    <>
      <TextInput
        list={listId}
        value={value}
        placeholder={field.placeholder}
        spellCheck={false}
        onFocus={() => setHere(true)}
        onValueChange={onInput}
        onBlur={() => {
          setHere(false)
          onBlur()
        }}
      />
      <datalist id={listId}>
        {fitting.slice(0, mostSuggestions).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}
