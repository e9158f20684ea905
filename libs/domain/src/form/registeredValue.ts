/**
 * The text of a register as a field stores it (登记信息取值): a region code as its path, a code or name of a dictionary as the code, an option of a
 * source with its name, anything else as it is; undefined when the field cannot take it. Pure and total.
 * Example: 户籍所在地 and `230103000000` → [{"name":"黑龙江省",…},{"name":"哈尔滨市",…},{"name":"南岗区",…}].
 */
import { pathOf } from '../region/RegionTree.ts'
import type { RegionTree } from '../region/RegionTree.ts'
import type { FieldTemplate } from '../scene/FormTemplate.ts'
import { encodeCascader } from '../values/cascaderValue.ts'
import { encodeMultiCascader } from '../values/multiCascaderValue.ts'
import type { NamedValue } from '../values/namedValue.ts'
import { checkValue } from './checkValue.ts'
import { optionRoot } from './describeField.ts'
import { inlineOptions, optionNamed, regionRoot } from './dictionaries.ts'
import { componentTypeOf, timePickerInfoOf } from './fieldFormat.ts'
import { fillableField } from './fillableField.ts'
import type { Dictionaries } from './FormDescription.ts'

export interface KnownOptions {
  readonly regions: RegionTree
  readonly dictionaries: Dictionaries
  /** The option of a searched source under this code. */
  readonly optionOf: (source: string, code: string) => NamedValue | undefined
}

export function registeredValue(template: FieldTemplate, text: string, known: KnownOptions): string | undefined {
  const field = fillableField(template)
  const componentType = componentTypeOf(field.typeName)
  const rootCode = optionRoot(field)
  const { dataSource = '' } = field
  const kind = { componentType, rootCode, dataSource, timePickerInfo: timePickerInfoOf(componentType, field.dateFormat) }
  if (rootCode === regionRoot) {
    // A register names one place on any level; a tree box holds several leaves.
    if (componentType === 'treeBox') return undefined
    const path = pathOf(known.regions, text)
    return path.length === 0 ? undefined : encodeMultiCascader(path.map(({ name, code }) => ({ name, value: code })))
  }
  if (componentType === 'remoteSelect') {
    const option = known.optionOf(dataSource, text)
    return option === undefined ? undefined : encodeCascader(option)
  }
  const options = inlineOptions(dataSource) ?? known.dictionaries.optionsOf(rootCode) ?? []
  const value = optionNamed(options, text)?.value ?? text
  return checkValue(kind, value, { [rootCode]: options }) === undefined ? value : undefined
}
