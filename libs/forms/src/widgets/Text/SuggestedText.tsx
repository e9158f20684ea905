import { flatOptions } from '@ljonething/domain/form/dictionaries'
import { TextInput } from '@ljonething/ui/TextInput'
import { useId, useState } from 'react'
import type { WidgetProps } from '../Widget.ts'

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

export default SuggestedText
