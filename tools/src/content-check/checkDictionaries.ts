/**
 * The dictionary file (字典): every row stands in a declared root, is there once, has a known parent (a code of its root or of the
 * root's `parentRoot`, the root itself, or a region), no circle of parents; every root counts its rows rightly.
 */
import type { DictionaryRow } from '@ljonething/domain/form/dictionaries'
import type { PathProblem } from './Problem.ts'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listIn = (value: unknown, key: string): readonly unknown[] => {
  const found = isRecord(value) ? value[key] : undefined
  return Array.isArray(found) ? found : []
}

const isRow = (row: unknown): row is DictionaryRow =>
  isRecord(row) && ['rootCode', 'parentCode', 'code', 'name'].every((key) => typeof row[key] === 'string' && row[key] !== '')

export const dictionaryRows = (value: unknown): readonly DictionaryRow[] => listIn(value, 'items').filter(isRow)

const isRegion = (code: string): boolean => /^\d{12}$/.test(code)

function circles(rows: readonly DictionaryRow[]): ReadonlySet<string> {
  const parents = new Map(rows.map((row) => [`${row.rootCode} ${row.code}`, `${row.rootCode} ${row.parentCode}`]))
  const inCircle = Array.from(parents.keys()).filter((start) => {
    const seen = new Set<string>()
    for (let at = parents.get(start); at !== undefined && !seen.has(at); at = parents.get(at)) {
      if (at === start) return true
      seen.add(at)
    }
    return false
  })
  return new Set(inCircle)
}

export function checkDictionaries(value: unknown): readonly PathProblem[] {
  const items = listIn(value, 'items')
  const rows = dictionaryRows(value)
  const roots = listIn(value, 'roots').flatMap((root) =>
    isRecord(root) && typeof root['rootCode'] === 'string'
      ? [{ code: root['rootCode'], count: root['count'], parentRoot: root['parentRoot'] }]
      : []
  )
  const known = new Set(roots.map((root) => root.code))
  const parentRoots = new Map(roots.map((root) => [root.code, root.parentRoot]))
  const codes = new Set(rows.map((row) => `${row.rootCode} ${row.code}`))
  const circular = circles(rows)
  const seen = new Set<string>()
  return [
    ...items.flatMap((row, at): PathProblem[] => {
      const path = `items[${at}]`
      if (!isRow(row)) return [{ path, message: 'a row has rootCode, parentCode, code and name' }]
      const key = `${row.rootCode} ${row.code}`
      const again = seen.has(key)
      seen.add(key)
      const parentRoot = parentRoots.get(row.rootCode)
      const inParentRoot = typeof parentRoot === 'string' && codes.has(`${parentRoot} ${row.parentCode}`)
      const hasParent =
        inParentRoot || row.parentCode === row.rootCode || isRegion(row.parentCode) || codes.has(`${row.rootCode} ${row.parentCode}`)
      return [
        ...(known.has(row.rootCode) ? [] : [{ path, message: `unknown root ${row.rootCode}` }]),
        ...(again ? [{ path, message: `code ${key} is given twice` }] : []),
        ...(hasParent ? [] : [{ path, message: `unknown parent ${row.parentCode} of ${key}` }]),
        ...(circular.has(key) ? [{ path, message: `${key} stands below itself` }] : [])
      ]
    }),
    ...roots.flatMap(({ code, count }, at): PathProblem[] => {
      const own = rows.filter((row) => row.rootCode === code).length
      return own === count ? [] : [{ path: `roots[${at}].count`, message: `root ${code} counts ${String(count)} rows, it has ${own}` }]
    })
  ]
}
