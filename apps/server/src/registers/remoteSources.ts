/**
 * Remote-search sources (远程检索) that this service answers from its dictionaries and regions: a field's dataSource → the options that contain
 * the keyword, at most 30. One for each source the table calls local.
 */
import { findRegion } from '@ljonething/domain/region/RegionTree'
import { searchRegions } from '@ljonething/domain/region/searchRegions'
import type { SourcesFrom } from '@ljonething/domain/registers/registers'
import type { Catalogue } from '../catalogue/Catalogue.ts'

export interface SearchOption {
  readonly value: string
  readonly name: string
}

const most = 30

type Source = (catalogue: Catalogue['Service'], keyword: string) => readonly SearchOption[]

const dictionary =
  (rootCode: string): Source =>
  (catalogue, keyword) =>
    catalogue
      .dictionaryRows(rootCode)
      .filter(({ name }) => name.includes(keyword))
      .map(({ code, name }) => ({ value: code, name }))

/** Institutions named after their street or township, as police stations and community health centres are. */
const perStreet =
  (prefix: string, suffix: string): Source =>
  (catalogue, keyword) =>
    searchRegions(catalogue.regions, keyword.replace(suffix, ''), { limit: 200 })
      .filter(({ level }) => level === 'street')
      .map(({ code, name, parentCode }) => ({
        value: `${prefix}${code.slice(0, 9)}`,
        name: `${findRegion(catalogue.regions, parentCode ?? '')?.name ?? ''}${name.replace(/街道(办事处)?$/, '')}${suffix}`
      }))

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
export const searchSource = (catalogue: Catalogue['Service'], source: string, keyword: string): readonly SearchOption[] | undefined =>
  byName.get(source)?.(catalogue, keyword.trim().slice(0, 40)).slice(0, most)
