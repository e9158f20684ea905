import { maskSensitive } from '@ljonething/domain/display/maskText'
import type { ComponentType, DictionaryOption } from '@ljonething/domain/form/FormDescription'
import { storedText } from '@ljonething/domain/form/storedText'

interface Shown {
  readonly componentType: ComponentType
  readonly sensitive: string | undefined
}

/** A stored value as the screen shows it (取值显示): its text, masked where sensitive. */
export const displayValue = ({ componentType, sensitive }: Shown, value: string, options: readonly DictionaryOption[]): string =>
  maskSensitive(sensitive, storedText(componentType, value, options))
