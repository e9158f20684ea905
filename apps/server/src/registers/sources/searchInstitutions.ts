/**
 * Searches institutions (机构检索) by name, address and area, or goes through them area by area (逐级选择): of a level without a keyword the areas that
 * have any, then what stands directly in it. Whoever is named like the keyword comes first. Source: spec §2.5, §7.5.
 * Example: parent 230100000000 and no keyword → 道里区, 南岗区 … (hasChildren); parent 230103000000 → its hospitals.
 */
import type { SourceOption } from '@ljonething/api/oneThing/RegistersApi'
import { isWithin } from '@ljonething/domain/region/isWithin'
import { provinceCode } from '@ljonething/domain/region/regionCode'
import { childrenOf, fullNameOf } from '@ljonething/domain/region/RegionTree'
import type { RegionTree } from '@ljonething/domain/region/RegionTree'
import type { Institution } from './Institution.ts'

export interface SourceSearch {
  readonly keyword: string
  /** Code of a level; '' is the one above all. */
  readonly parent?: string | undefined
}

const longestKeyword = 40

/** The full names of areas, kept: every key of the keyboard asks for all of them. */
const fullNames = new WeakMap<RegionTree, Map<string, string>>()
const areaName = (regions: RegionTree, code: string): string => {
  const names = fullNames.get(regions) ?? new Map<string, string>()
  fullNames.set(regions, names)
  const name = names.get(code) ?? fullNameOf(regions, code)
  if (name !== '') names.set(code, name)
  return name
}

export const optionOf = ({ region: _region, area: _area, ...option }: Institution): SourceOption => option

/** Areas directly inside that have institutions, and institutions that stand directly there. */
const levelOf = (institutions: readonly Institution[], regions: RegionTree, parent: string): readonly SourceOption[] => {
  const inside = childrenOf(regions, parent === '' ? provinceCode : parent)
  const areas = inside.filter(({ code }) => institutions.some(({ region = '' }) => isWithin(code, region)))
  const direct = institutions.filter(({ region = '' }) => !areas.some(({ code }) => isWithin(code, region)))
  return [...areas.map(({ code, name }) => ({ value: code, name, hasChildren: true })), ...direct.map(optionOf)]
}

export const searchInstitutions = (
  institutions: readonly Institution[],
  regions: RegionTree,
  { keyword, parent }: SourceSearch
): readonly SourceOption[] => {
  const inside =
    parent === undefined || parent === ''
      ? institutions
      : institutions.filter(({ region }) => region !== undefined && isWithin(parent, region))
  const word = keyword.trim().slice(0, longestKeyword)
  if (word === '') return parent === undefined ? inside.map(optionOf) : levelOf(inside, regions, parent)
  const isNamed = ({ name }: Institution) => name.includes(word)
  const isThere = ({ address = '', region = '', area = region }: Institution) =>
    address.includes(word) || areaName(regions, area).includes(word)
  const named = inside.filter(isNamed)
  return [...named, ...inside.filter((one) => !isNamed(one) && isThere(one))].map(optionOf)
}
