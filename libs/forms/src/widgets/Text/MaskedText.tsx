import { Button } from '@ljonething/ui/Button'
import { TextInput } from '@ljonething/ui/TextInput'
import { useRef, useState } from 'react'
import type { WidgetProps } from '../Widget.ts'
import * as styles from './MaskedText.css.ts'

interface MaskedTextProps extends WidgetProps {
  readonly mask: (value: string) => string
}

/**
 * Text whose value stays masked until edited (敏感信息, spec §5). While masked the caret selects everything, so that typing, pasting or
 * deleting replaces the whole value and asterisks never get into it; 修改 opens the value itself.
 */
export const MaskedText = ({ field, value, disabled, mask, onInput, onBlur }: MaskedTextProps) => {
  const [shown, setShown] = useState<string | undefined>(value === '' ? '' : undefined)
  const input = useRef<HTMLInputElement>(null)
  const open = shown !== undefined && (shown === value || shown.trim() === value)
  const masked = !open && value !== ''
  const selectAll = () => {
    const element = input.current
    if (masked && element && (element.selectionStart !== 0 || element.selectionEnd !== element.value.length)) element.select()
  }
  return (
    <span className={styles.shell}>
      <TextInput
        ref={input}
        value={masked ? mask(value) : value}
        placeholder={field.placeholder}
        spellCheck={false}
        data-masked={masked || undefined}
        onFocus={selectAll}
        onSelect={selectAll}
        onValueChange={(next) => {
          setShown(next)
          onInput(next)
        }}
        onBlur={onBlur}
      />
      {masked && !disabled ? (
        <Button
          variant="quiet"
          size="small"
          className={styles.edit}
          aria-label={`修改${field.label}`}
          onClick={() => {
            setShown(value)
            input.current?.focus()
          }}
        >
          修改
        </Button>
      ) : null}
    </span>
  )
}
