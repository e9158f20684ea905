/**
 * A stored value as the screen shows it (取值显示): its text, masked where the field is sensitive. Source: spec §3.3, §5.
 * Example: text 13912345678 of a phone → 139****5678.
 */
import type { ComponentType, DictionaryOption } from './FormDescription.ts'
import { maskSensitive } from '../display/maskText.ts'
import { storedText } from './storedText.ts'

interface Shown {
  readonly componentType: ComponentType
  readonly sensitive: string | undefined
}

export const displayValue = ({ componentType, sensitive }: Shown, value: string, options: readonly DictionaryOption[]): string =>
  maskSensitive(sensitive, storedText(componentType, value, options))
