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
 * deleting replaces the whole value and asterisks never get into it; 显示 opens the value itself, 隐藏 masks it again. What the person typed
 * stays readable.
 */
export const MaskedText = ({ field, value, own = false, mask, onInput, onBlur }: MaskedTextProps) => {
  const [shown, setShown] = useState<string | undefined>(value === '' ? '' : undefined)
  const input = useRef<HTMLInputElement>(null)
  const open = own || (shown !== undefined && (shown === value || shown.trim() === value))
  const masked = !open && value !== ''
  const [unveiled, setUnveiled] = useState<string>()
  const isUnveiled = !own && open && value !== '' && unveiled === value
  const selectAll = () => {
    const element = input.current
    if (masked && element && (element.selectionStart !== 0 || element.selectionEnd !== element.value.length)) element.select()
  }
  const toggle = () => {
    setShown(masked ? value : undefined)
    setUnveiled(masked ? value : undefined)
  }
  return (
    <span className={styles.shell}>
      <TextInput
        ref={input}
        value={masked ? mask(value) : value}
        placeholder={field.placeholder}
        inputMode={field.inputMode}
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
      {masked || isUnveiled ? (
        <Button
          variant="quiet"
          size="small"
          className={styles.edit}
          aria-label={`${masked ? '显示' : '隐藏'}${field.label}`}
          onClick={toggle}
        >
          {masked ? '显示' : '隐藏'}
        </Button>
      ) : null}
    </span>
  )
}
