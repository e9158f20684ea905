import { inlineOptions } from '@ljonething/domain/form/dictionaries'
import type { DictionaryOption, FormDescription } from '@ljonething/domain/form/FormDescription'

type Options = readonly DictionaryOption[]

const none: Options = []
const inline = new WeakMap<FormDescription, Map<string, Options>>()

/** What a field says itself is read once, so that the same options are the same list. */
const inlineIn = (description: FormDescription, root: string): Options => {
  const known = inline.get(description) ?? new Map<string, Options>()
  const options = known.get(root) ?? inlineOptions(root) ?? none
  inline.set(description, known.set(root, options))
  return options
}

/** Options under a root of the form (可选项); empty for remote searches and for trees loaded by level. */
export const fieldOptions = (description: FormDescription, root: string): Options => {
  if (root === '') return none
  const { dictionaries } = description
  return (Object.hasOwn(dictionaries, root) ? dictionaries[root] : undefined) ?? inlineIn(description, root)
}
