/** What the scenes refer to (公共内容): dictionaries and regions. */
import { dictionariesOf, flatOptions, inlineOptions, regionRoot } from '@ljonething/domain/form/dictionaries'
import type { DictionaryRow } from '@ljonething/domain/form/dictionaries'

export interface ContentTables {
  readonly hasRoot: (rootCode: string) => boolean
  /** Codes of a root, or of an inline data source; undefined when there is no such list. */
  readonly codesOf: (rootCode: string) => ReadonlySet<string> | undefined
  readonly hasRegion: (code: string) => boolean
  /** May be handed a ticket of the person. */
  readonly hasOutboundHost: (host: string) => boolean
  /** Stands in `samples/`. */
  readonly hasSample: (fileName: string) => boolean
}

export function contentTables(
  rows: readonly DictionaryRow[],
  regions: ReadonlySet<string>,
  hosts: ReadonlySet<string> = new Set(),
  samples: ReadonlySet<string> = new Set()
): ContentTables {
  const dictionaries = dictionariesOf(rows)
  const known = new Map<string, ReadonlySet<string> | undefined>()
  const codesOf = (rootCode: string): ReadonlySet<string> | undefined => {
    if (!known.has(rootCode)) {
      const options = inlineOptions(rootCode) ?? dictionaries.optionsOf(rootCode)
      known.set(rootCode, options && new Set(flatOptions(options).map((option) => option.value)))
    }
    return known.get(rootCode)
  }
  return {
    hasRoot: (rootCode) => rootCode === regionRoot || codesOf(rootCode) !== undefined,
    codesOf,
    hasRegion: (code) => regions.has(code),
    hasOutboundHost: (host) => hosts.has(host),
    hasSample: (fileName) => samples.has(fileName)
  }
}
