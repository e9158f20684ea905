import { newUserType } from '@ljonething/domain/codes/user'
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

export const columnSearch = (search: Record<string, unknown>): ColumnSearch => {
  const name = textParam(search['name'])
  const object = textParam(search['object'])
  return { ...(name === undefined ? {} : { name }), ...(newUserType.is(object) ? { object } : {}) }
}

export const municipalSearch = (search: Record<string, unknown>): MunicipalSearch => {
  const region = textParam(search['region'])
  return { ...columnSearch(search), ...(region === undefined ? {} : { region }) }
}
