import { maskSensitive } from '@ljonething/domain/display/maskText'
import { flatOptions } from '@ljonething/domain/form/dictionaries'
import type { ComponentType, DictionaryOption } from '@ljonething/domain/form/FormDescription'
import { decodeCascader } from '@ljonething/domain/values/cascaderValue'
import { decodeCheckbox } from '@ljonething/domain/values/checkboxValue'
import { decodeMultiCascader } from '@ljonething/domain/values/multiCascaderValue'
import { decodeTableRows } from '@ljonething/domain/values/tableRows'
import { decodeTreeBox } from '@ljonething/domain/values/treeBoxValue'

interface Shown {
  readonly componentType: ComponentType
  readonly sensitive: string | undefined
}

/** A stored value as a person reads it (取值显示): names for codes, paths for cascades, masked where sensitive. */
export const displayValue = ({ componentType, sensitive }: Shown, value: string, options: readonly DictionaryOption[]): string => {
  const nameOf = (code: string) => flatOptions(options).find((option) => option.value === code)?.name ?? code
  if (value === '') return ''
  switch (componentType) {
    case 'select':
      return nameOf(decodeCascader(value)?.value ?? value)
    case 'remoteSelect':
    case 'cascader':
    case 'configCascader': {
      const path = decodeMultiCascader(value)
      return path.length > 0 ? path.map((node) => node.name).join(' / ') : (decodeCascader(value)?.name ?? nameOf(value))
    }
    case 'checkbox':
      return decodeCheckbox(value).map(nameOf).join('、')
    case 'treeBox':
      return decodeTreeBox(value)
        .map((node) => node.name)
        .join('、')
    case 'addTable':
      return `${decodeTableRows(value).length} 条`
    default:
      return maskSensitive(sensitive, value)
  }
}
