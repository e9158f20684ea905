/** Has a field or column anything to choose from (有无选项), here or by a question to a source? What chooses nothing has no need. */
import { isOn } from '../../codes/flag.ts'
import { inlineOptions, regionRoot } from '../dictionaries.ts'
import { chooses } from '../fieldFormat.ts'
import type { ComponentType, Field, FieldColumn, FormDescription } from '../FormDescription.ts'

type Dictionaries = FormDescription['dictionaries']

/** From the options it is given, without any question to a source as one types. */
export const choosesFromOptions = (component: ComponentType): boolean => !['', 'oneSearched'].includes(chooses(component))

const byLevel: ReadonlySet<string> = new Set(['cascader', 'configCascader'])

function hasOptions(root: string, dictionaries: Dictionaries): boolean {
  const options = Object.hasOwn(dictionaries, root) ? dictionaries[root] : inlineOptions(root)
  return options !== undefined && options.length > 0
}

export function isChoosable({ componentType, dataSource, originalField }: Field, dictionaries: Dictionaries): boolean {
  if (!choosesFromOptions(componentType) || (byLevel.has(componentType) && !isOn(originalField.synFlag))) return true
  const { dictRootCode } = originalField
  const isOutside = dataSource !== '' && inlineOptions(dataSource) === undefined
  return isOutside || dictRootCode === regionRoot || hasOptions(dictRootCode, dictionaries)
}

export const isChoosableColumn = ({ componentType, dictRootCode }: FieldColumn, dictionaries: Dictionaries): boolean =>
  !choosesFromOptions(componentType) || dictRootCode === regionRoot || hasOptions(dictRootCode, dictionaries)
