import { inlineOptions } from '@ljonething/domain/form/dictionaries'
import type { DictionaryOption, FormDescription } from '@ljonething/domain/form/FormDescription'

type Options = readonly DictionaryOption[]

const none: Options = []
const inline = new WeakMap<FormDescription['dictionaries'], Record<string, Options>>()

/** Options under a root of the form (可选项); empty for remote searches and for trees loaded by level. */
export const fieldOptions = (description: FormDescription, root: string): Options => {
  if (root === '') return none
  const { dictionaries } = description
  if (Object.hasOwn(dictionaries, root)) return dictionaries[root] ?? none
  // What a field says itself is read once, so that the same options are the same list.
  const known: Record<string, Options> = inline.get(dictionaries) ?? Object.create(null)
  inline.set(dictionaries, known)
  return (known[root] ??= inlineOptions(root) ?? none)
}
