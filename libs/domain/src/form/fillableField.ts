/**
 * A field as it can be filled in (可填字段): a select of a source that is searched is a remote search, unless options of a dictionary or of the field
 * itself stand in for the source. Example: 派出所 as select from REMOTE_POLICE → remoteSelect.
 */
import { sourceNamed } from '../registers/registers.ts'
import type { FieldTemplate } from '../scene/FormTemplate.ts'
import { optionRoot } from './describeField.ts'

export function fillableField(field: FieldTemplate): FieldTemplate {
  const { dataSource, typeName } = field
  const isSearched = dataSource !== undefined && optionRoot(field) === '' && sourceNamed(dataSource) !== undefined
  return isSearched && typeName === 'select' ? { ...field, typeName: 'remoteSelect' } : field
}
