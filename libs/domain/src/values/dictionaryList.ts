/**
 * 字典列表: the entries of one dictionary, as lists of codes (questions, policies, filters) use them: as given or by their sort number.
 * Entries without a sort number stand last; equal numbers keep their order. What has no root or code is no row. Source: spec §3.4, §9.
 * Example: `dictionaryList(rows, 'RSSJ', { sorted: true })` → 生育, 上学, 就业 ….
 */
import { amount, shape, text } from './wireShape.ts'
import type { Shaped } from './wireShape.ts'

const rowShape = shape({
  rootCode: text,
  parentCode: text,
  code: text,
  name: text,
  sort: (value) => (value === undefined ? undefined : amount(value))
})

export type DictionaryEntry = Shaped<typeof rowShape>

export function readDictionaryEntry(value: unknown): DictionaryEntry | undefined {
  const row = rowShape.read(value)
  return row === undefined || row.rootCode === '' || row.code === '' ? undefined : row
}

export function dictionaryList(rows: readonly DictionaryEntry[], rootCode: string, { sorted = false } = {}): readonly DictionaryEntry[] {
  const list = rows.filter((row) => row.rootCode === rootCode)
  if (!sorted) return list
  const place = (row: DictionaryEntry): number => row.sort ?? Number.MAX_SAFE_INTEGER
  return list.toSorted((left, right) => place(left) - place(right))
}
