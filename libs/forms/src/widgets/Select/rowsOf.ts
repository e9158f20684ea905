import { flatOptions } from '@ljonething/domain/form/dictionaries'
import type { DictionaryOption } from '@ljonething/domain/form/FormDescription'
import type { SelectOption } from '@ljonething/ui/Select'

const rows = new WeakMap<readonly DictionaryOption[], readonly SelectOption[]>()

/** The rows of a select, the same list for every field of a dictionary. */
export const rowsOf = (options: readonly DictionaryOption[]): readonly SelectOption[] => {
  const made = rows.get(options) ?? flatOptions(options).map(({ value, name }) => ({ value, label: name }))
  rows.set(options, made)
  return made
}
