import { TextInput } from '@ljonething/ui/TextInput'
import { maskFor } from '../../engine/maskFor.ts'
import type { WidgetProps } from '../Widget.ts'
import { MaskedText } from './MaskedText.tsx'

/** One-line text (文本输入); sensitive values (extField.sensitive) are masked until edited. */
export const Text = (props: WidgetProps) => {
  const { field, value, onInput, onBlur } = props
  const mask = maskFor(field.extField.sensitive)
  if (mask) return <MaskedText {...props} mask={mask} />
  return <TextInput value={value} placeholder={field.placeholder} onValueChange={onInput} onBlur={onBlur} spellCheck={false} />
}
