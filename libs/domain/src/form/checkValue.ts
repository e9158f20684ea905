/**
 * Checks one value by its kind (取值校验), beyond the rule list: it is plain text of a length that can be kept, a date has its format, a choice
 * exists in its dictionary, a region is a 12-digit code. Empty values pass. Options that do not travel with the form are asked of `isOption`, which
 * the service answers.
 * Example: select with root XB_FORM and value `9` → 所选内容不在可选范围内，请重新选择.
 */
import { isEmpty } from '@ljonething/validation/rules/isEmpty'
import { longestValue } from '../values/longestValue.ts'
import { isPlainText } from '../values/plainText.ts'
import { dateExample } from './dateExample.ts'
import { flatOptions, inlineOptions, regionRoot } from './dictionaries.ts'
import { chooses } from './fieldFormat.ts'
import { isDateText } from './isDateText.ts'
import { storedCodes } from './storedCodes.ts'
import type { ComponentType, DictionaryOption, FormChecks, FormDescription, TimePickerInfo } from './FormDescription.ts'

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

const fromOutside = ({ dataSource }: ValueKind): boolean => dataSource !== '' && inlineOptions(dataSource) === undefined

function existsFor(
  kind: ValueKind,
  dictionaries: FormDescription['dictionaries'],
  isOption: FormChecks['isOption']
): ((code: string) => boolean) | undefined {
  if (chooses(kind.componentType) === '') return undefined
  if (fromOutside(kind)) return (code) => isOption?.(kind.dataSource, code) !== false
  if (kind.rootCode === regionRoot) return (code) => /^\d{12}$/.test(code) && isOption?.(regionRoot, code) !== false
  const options = Object.hasOwn(dictionaries, kind.rootCode) ? dictionaries[kind.rootCode] : undefined
  return options === undefined ? undefined : (code) => codesOf(options).has(code)
}

const dateMessage = (format: string): string =>
  format.startsWith('h') ? `时间有误，请核对，例如${dateExample(format)}` : `日期有误，请核对有没有这一天，例如${dateExample(format)}`

export function checkValue(
  kind: ValueKind,
  value: string,
  dictionaries: FormDescription['dictionaries'],
  isOption?: FormChecks['isOption']
): ValueIssue | undefined {
  if (!isPlainText(value)) return { fn: '_checkPlainText', message: '含有无法识别的字符（可能由复制粘贴带入），请删除后重新填写' }
  if (value.length > longestValue) return { fn: '_checkValueLength', message: '所填或所选的内容太多，无法保存，请删减一些' }
  if (isEmpty(value)) return undefined
  if (kind.timePickerInfo !== undefined && !isDateText(value, kind.timePickerInfo.format))
    return { fn: '_checkDate', message: dateMessage(kind.timePickerInfo.format.toLowerCase()) }
  const exists = existsFor(kind, dictionaries, isOption)
  const fits = exists === undefined || storedCodes(kind.componentType, value)?.every(exists) === true
  return fits ? undefined : { fn: '_checkOption', message: '所选内容不在可选范围内，请重新选择' }
}
