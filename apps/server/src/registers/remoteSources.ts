/**
 * Remote-search sources (远程检索) that this service answers from its dictionaries and regions: a field's dataSource → the options that contain
 * the keyword, at most 30. One for each source the table calls local.
 */
import { findRegion } from '@ljonething/domain/region/RegionTree'
import type { Region } from '@ljonething/domain/region/RegionTree'
import { searchRegions } from '@ljonething/domain/region/searchRegions'
import type { SourcesFrom } from '@ljonething/domain/registers/registers'
import type { Catalogue } from '../catalogue/Catalogue.ts'

/** What the service holds to answer from. */
type Holdings = Pick<Catalogue['Service'], 'dictionaryRows' | 'regions'>

export interface SearchOption {
  readonly value: string
  readonly name: string
}

const most = 30

interface Source {
  readonly search: (catalogue: Holdings, keyword: string) => readonly SearchOption[]
  readonly optionOf: (catalogue: Holdings, code: string) => SearchOption | undefined
}

const dictionary = (rootCode: string): Source => {
  const rows = (catalogue: Holdings) => catalogue.dictionaryRows(rootCode).map(({ code, name }) => ({ value: code, name }))
  return {
    search: (catalogue, keyword) => rows(catalogue).filter(({ name }) => name.includes(keyword)),
    optionOf: (catalogue, code) => rows(catalogue).find(({ value }) => value === code)
  }
}

/** Institutions named after their street or township, as police stations and community health centres are. */
const perStreet = (prefix: string, suffix: string): Source => {
  const option = (catalogue: Holdings, { code, name, parentCode }: Region): SearchOption => ({
    value: `${prefix}${code.slice(0, 9)}`,
    name: `${findRegion(catalogue.regions, parentCode ?? '')?.name ?? ''}${name.replace(/街道(办事处)?$/, '')}${suffix}`
  })
  return {
    search: (catalogue, keyword) =>
      searchRegions(catalogue.regions, keyword.replace(suffix, ''), { limit: 200 })
        .filter(({ level }) => level === 'street')
        .map((region) => option(catalogue, region)),
    optionOf: (catalogue, code) => {
      const street = findRegion(catalogue.regions, `${code.slice(prefix.length)}000`)
      return code.startsWith(prefix) && street?.level === 'street' ? option(catalogue, street) : undefined
    }
  }
}

const sources: Readonly<Record<SourcesFrom<'local'>, Source>> = {
  REMOTE_HOSPITAL: dictionary('HOSPITAL'),
  'newBorn/getVfcSelect': dictionary('HOSPITAL'),
  'newBorn/bankSearch': dictionary('YHLB'),
  REMOTE_SCHOOL: dictionary('XX'),
  REMOTE_POLICE: perStreet('PCS', '派出所'),
  REMOTE_VACCINE: perStreet('JZ', '预防接种门诊'),
  REMOTE_COMMUNITY: perStreet('SQ', '社区卫生服务中心')
}

const byName: ReadonlyMap<string, Source> = new Map(Object.entries(sources))

/** Undefined when this service does not answer for the source. */
export const searchSource = (catalogue: Holdings, source: string, keyword: string): readonly SearchOption[] | undefined =>
  byName.get(source)?.search(catalogue, keyword.trim().slice(0, 40)).slice(0, most)

export const isAnsweredHere = (source: string): boolean => byName.has(source)

/** The option under this code; undefined when the source has none. */
export const optionOf = (catalogue: Holdings, source: string, code: string): SearchOption | undefined =>
  byName.get(source)?.optionOf(catalogue, code)
