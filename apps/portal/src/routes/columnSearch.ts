import { newUserType } from '@ljonething/domain/codes/user'
import { regionCodeLength } from '@ljonething/domain/region/regionCode'
import { textParam } from './searchParams.ts'

export interface ColumnSearch {
  /** Part of the name of a scene. */
  readonly name?: string
  /** "1" personal, "2" legal person. */
  readonly object?: string
}

export interface MunicipalSearch extends ColumnSearch {
  readonly region?: string
}

/** A region by its code, of 12 digits or the 6 of the national standard (GB/T 2260). */
const regionParam = (value: unknown): string | undefined => {
  const code = textParam(value)
  return code !== undefined && /^\d{6}$/.test(code) ? code.padEnd(regionCodeLength, '0') : code
}

export const columnSearch = (search: Record<string, unknown>): ColumnSearch => {
  const name = textParam(search['name'])
  const object = textParam(search['object'])
  return { ...(name === undefined ? {} : { name }), ...(newUserType.is(object) ? { object } : {}) }
}

export const municipalSearch = (search: Record<string, unknown>): MunicipalSearch => {
  const region = regionParam(search['region'])
  return { ...columnSearch(search), ...(region === undefined ? {} : { region }) }
}
