/**
 * A dictionary as a tree (字典树), or what is below one of its rows; of regions the same. Undefined for a root or a parent that is not there. A row
 * whose parent is no row of its root stands at the top; each row stands once.
 */
import type { DictionaryNode } from '@ljonething/api/shapes/DictionaryRow'
import { regionRoot } from '@ljonething/domain/form/dictionaries'
import { childrenOf, findRegion } from '@ljonething/domain/region/RegionTree'
import type { Catalogue } from './Catalogue.ts'

type Dictionaries = Pick<Catalogue['Service'], 'dictionaryRows' | 'regions'>
type Row = Omit<DictionaryNode, 'id' | 'children'>

const treeFrom = (top: readonly Row[], below: (row: Row) => readonly Row[]): readonly DictionaryNode[] =>
  top.map(({ code, parentCode, name }) => ({
    id: code,
    code,
    parentCode,
    name,
    children: treeFrom(below({ code, parentCode, name }), below)
  }))

const regionsBelow = ({ regions }: Dictionaries, code: string | undefined): readonly Row[] =>
  childrenOf(regions, code).map((region) => ({ code: region.code, parentCode: region.parentCode ?? '', name: region.name }))

export const dictionaryTree = (all: Dictionaries, rootCode: string, parentCode = ''): readonly DictionaryNode[] | undefined => {
  if (rootCode === regionRoot) {
    if (parentCode !== '' && findRegion(all.regions, parentCode) === undefined) return undefined
    return treeFrom(regionsBelow(all, parentCode === '' ? undefined : parentCode), ({ code }) => regionsBelow(all, code))
  }
  const rows = all.dictionaryRows(rootCode)
  const codes = new Set(rows.map(({ code }) => code))
  const isTop = (row: Row) => row.parentCode === row.code || !codes.has(row.parentCode)
  const children = Map.groupBy(
    rows.filter((row) => !isTop(row)),
    (row) => row.parentCode
  )
  if (rows.length === 0 || (parentCode !== '' && !codes.has(parentCode) && !rows.some((row) => row.parentCode === parentCode)))
    return undefined
  const top = parentCode === '' ? rows.filter(isTop) : rows.filter((row) => row.parentCode === parentCode && row.code !== parentCode)
  return treeFrom(top, ({ code }) => children.get(code) ?? [])
}
