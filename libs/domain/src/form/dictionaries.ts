/**
 * Dictionaries (字典): rows of spec §3.4 as option trees, and the options a data source writes out itself.
 *
 * A row whose parentCode is no code of its root is a top row (hospitals stand under regions). Cycles are cut.
 * Inline: `inline:code=label;code=label`. Example: `inline:1=是;0=否` → two options; `REMOTE_HOSPITAL` → undefined.
 */
import type { Dictionaries, DictionaryOption } from './FormDescription.ts'

export interface DictionaryRow {
  readonly rootCode: string
  readonly parentCode: string
  readonly code: string
  readonly name: string
  readonly sort?: number
}

/** The region tree; too large to travel with a form. */
export const regionRoot = 'SH00XZQH'

function optionsBelow(
  rows: readonly DictionaryRow[],
  children: ReadonlyMap<string, readonly DictionaryRow[]>,
  above: ReadonlySet<string>
): readonly DictionaryOption[] {
  return rows
    .toSorted((left, right) => (left.sort ?? 0) - (right.sort ?? 0))
    .filter((row) => !above.has(row.code))
    .map((row) => {
      const below = optionsBelow(children.get(row.code) ?? [], children, new Set([...above, row.code]))
      return { value: row.code, name: row.name, ...(below.length === 0 ? {} : { children: below }) }
    })
}

function treeOf(rootCode: string, rows: readonly DictionaryRow[]): readonly DictionaryOption[] {
  const codes = new Set(rows.map((row) => row.code))
  const isTop = (row: DictionaryRow): boolean => row.parentCode === rootCode || row.parentCode === row.code || !codes.has(row.parentCode)
  const children = Map.groupBy(
    rows.filter((row) => !isTop(row)),
    (row) => row.parentCode
  )
  return optionsBelow(rows.filter(isTop), children, new Set())
}

export function dictionariesOf(rows: readonly DictionaryRow[]): Dictionaries {
  const trees = new Map(
    Array.from(
      Map.groupBy(rows, (row) => row.rootCode),
      ([root, own]) => [root, treeOf(root, own)]
    )
  )
  return { optionsOf: (rootCode) => trees.get(rootCode) }
}

const inlinePrefix = 'inline:'

/** Options of an inline data source, each code once; undefined for any other source. */
export function inlineOptions(dataSource: string): readonly DictionaryOption[] | undefined {
  if (!dataSource.startsWith(inlinePrefix)) return undefined
  const pairs = dataSource
    .slice(inlinePrefix.length)
    .split(';')
    .map((pair) => pair.split('='))
  const names = new Map<string, string>()
  for (const [value = '', ...name] of pairs) {
    if (value !== '' && !names.has(value)) names.set(value, name.length === 0 ? value : name.join('='))
  }
  return Array.from(names, ([value, name]) => ({ value, name }))
}

/** The first option of a tree with this name, parents before children. */
export const optionNamed = (options: readonly DictionaryOption[], wanted: string): DictionaryOption | undefined => {
  for (const option of options) {
    const found = option.name === wanted ? option : option.children && optionNamed(option.children, wanted)
    if (found !== undefined) return found
  }
  return undefined
}

/** Every option of a tree, parents before children. */
export const flatOptions = (options: readonly DictionaryOption[]): readonly DictionaryOption[] =>
  options.flatMap((option) => [option, ...flatOptions(option.children ?? [])])
