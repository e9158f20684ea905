import { inlineOptions } from '@ljonething/domain/form/dictionaries'
import type { DictionaryOption, FormDescription } from '@ljonething/domain/form/FormDescription'

const none: readonly DictionaryOption[] = []

/** Options under a root of the form (可选项); empty for remote searches and for trees loaded by level. */
export const fieldOptions = (description: FormDescription, root: string): readonly DictionaryOption[] =>
  (Object.hasOwn(description.dictionaries, root) ? description.dictionaries[root] : inlineOptions(root)) ?? none
