import type { DictionaryOption, FormDescription } from '@ljonething/domain/form/FormDescription'

/**
 * Options of a field (可选项): written in its dataSource as `inline:1=是;2=否`, or the dictionary it names.
 * Empty for remote searches and trees loaded by level.
 */
export const fieldOptions = (
  description: FormDescription,
  source: { readonly dataSource: string; readonly dictRootCode: string }
): readonly DictionaryOption[] => inlineOptions(source.dataSource) ?? description.dictionaries[source.dictRootCode] ?? []

const inlineOptions = (dataSource: string): readonly DictionaryOption[] | undefined => {
  if (!dataSource.startsWith('inline:')) return undefined
  return dataSource
    .slice('inline:'.length)
    .split(';')
    .filter((entry) => entry.includes('='))
    .map((entry) => {
      const cut = entry.indexOf('=')
      return { value: entry.slice(0, cut).trim(), name: entry.slice(cut + 1).trim() }
    })
}

/** Options with their descendants, in display order. */
export const flatOptions = (options: readonly DictionaryOption[]): readonly DictionaryOption[] =>
  options.flatMap((option) => (option.children ? [option, ...flatOptions(option.children)] : [option]))
