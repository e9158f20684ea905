import { TextInput } from '@ljonething/ui/TextInput'
import { lazy, Suspense } from 'react'
import { maskFor } from '../../engine/maskFor.ts'
import type { WidgetProps } from '../Widget.ts'
import { MaskedText } from './MaskedText.tsx'

const SuggestedText = lazy(() => import('./SuggestedText.tsx'))

/**
 * One-line text (文本输入), with its unit (extField.unit) where it has one; sensitive values (extField.sensitive) are masked until edited. Options
 * are suggestions, and anything else may be typed.
 */
export const Text = (props: WidgetProps) => {
  const { field, value, options, onInput, onBlur } = props
  const mask = maskFor(field.extField.sensitive)
  if (mask) return <MaskedText {...props} mask={mask} />
  if (options.length > 0)
    return (
      <Suspense fallback={<TextInput value={value} readOnly />}>
        <SuggestedText {...props} />
      </Suspense>
    )
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
