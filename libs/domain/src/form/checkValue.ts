/**
 * Checks one value by its kind (取值校验), beyond the rule list: it is plain text, a date has its format, a choice exists in its dictionary,
 * a region is a 12-digit code. Empty values pass. Choices whose options come from an outside source are that source's to check.
 * Example: select with root XB_FORM and value `9` → 所选内容不在选项范围内.
 */
import { isEmpty } from '@ljonething/validation/rules/isEmpty'
import { isPlainText } from '../values/plainText.ts'
import { flatOptions, inlineOptions, regionRoot } from './dictionaries.ts'
import { isDateText } from './isDateText.ts'
import { storedCodes } from './storedCodes.ts'
import type { ComponentType, DictionaryOption, FormDescription, TimePickerInfo } from './FormDescription.ts'

export interface ValueKind {
  readonly componentType: ComponentType
  readonly timePickerInfo: TimePickerInfo | undefined
  readonly rootCode: string
  readonly dataSource: string
}

export interface ValueIssue {
  readonly fn: string
  readonly message: string
}

const known = new WeakMap<readonly DictionaryOption[], ReadonlySet<string>>()

function codesOf(options: readonly DictionaryOption[]): ReadonlySet<string> {
  const codes = known.get(options) ?? new Set(flatOptions(options).map((option) => option.value))
  known.set(options, codes)
  return codes
}

const choosing: readonly ComponentType[] = ['select', 'cascader', 'configCascader', 'treeBox', 'checkbox']

const fromOutside = ({ dataSource }: ValueKind): boolean => dataSource !== '' && inlineOptions(dataSource) === undefined

function existsFor(kind: ValueKind, dictionaries: FormDescription['dictionaries']): ((code: string) => boolean) | undefined {
  if (!choosing.includes(kind.componentType) || fromOutside(kind) || kind.rootCode === '') return undefined
  if (kind.rootCode === regionRoot) return (code) => /^\d{12}$/.test(code)
  const options = Object.hasOwn(dictionaries, kind.rootCode) ? dictionaries[kind.rootCode] : undefined
  return options === undefined ? undefined : (code) => codesOf(options).has(code)
}

export function checkValue(kind: ValueKind, value: string, dictionaries: FormDescription['dictionaries']): ValueIssue | undefined {
  if (!isPlainText(value)) return { fn: '_checkPlainText', message: '含有无法识别的字符（可能由复制粘贴带入），请删除后重新填写' }
  if (isEmpty(value)) return undefined
  if (kind.timePickerInfo !== undefined && !isDateText(value, kind.timePickerInfo.format))
    return { fn: '_checkDate', message: '日期格式错误' }
  const exists = existsFor(kind, dictionaries)
  const fits = exists === undefined || storedCodes(kind.componentType, value)?.every(exists) === true
  return fits ? undefined : { fn: '_checkOption', message: '所选内容不在选项范围内' }
}
