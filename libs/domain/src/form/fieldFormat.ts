/**
 * How a field is shown (字段格式化): component, full row or half, date picker, initial folding. Source: spec §3.3, §2.5, §5.
 *
 * Checkbox groups, tree boxes, tables and long text take a full row. A date without format is `yyyy-mm-dd`.
 * An unknown typeName is a text input; nothing throws. Example: `yyyy-mm-dd hh:mm` → datetime, `hh:mm` → time, `yyyy` → year.
 */
import { isOn } from '../codes/flag.ts'
import type { ComponentType, FieldExtension, FormValues, TimePickerInfo } from './FormDescription.ts'

/** Nothing of a list (''), one option, one that a source was searched for, or several. */
type Chooses = '' | 'one' | 'oneSearched' | 'several'

interface Format {
  readonly oneLine: boolean
  /** The stored value is JSON text. */
  readonly json: boolean
  readonly chooses: Chooses
}

export const componentTypes: Readonly<Record<ComponentType, Format>> = {
  text: { oneLine: false, json: false, chooses: '' },
  select: { oneLine: false, json: false, chooses: 'one' },
  remoteSelect: { oneLine: false, json: true, chooses: 'oneSearched' },
  textarea: { oneLine: true, json: false, chooses: '' },
  date: { oneLine: false, json: false, chooses: '' },
  checkbox: { oneLine: true, json: false, chooses: 'several' },
  addTable: { oneLine: true, json: true, chooses: '' },
  cascader: { oneLine: false, json: true, chooses: 'one' },
  treeBox: { oneLine: true, json: true, chooses: 'several' },
  configCascader: { oneLine: false, json: true, chooses: 'one' },
  upload: { oneLine: true, json: false, chooses: '' },
  applyUpload: { oneLine: true, json: false, chooses: '' }
}

const isComponentType = (name: string): name is ComponentType => Object.hasOwn(componentTypes, name)

export const componentTypeOf = (typeName: string): ComponentType => (isComponentType(typeName) ? typeName : 'text')

export const isOneLine = (component: ComponentType): boolean => componentTypes[component].oneLine

export const isJsonValue = (component: ComponentType): boolean => componentTypes[component].json

export const chooses = (component: ComponentType): Chooses => componentTypes[component].chooses

/** What joins several values of one field that are no JSON text, as those of checkbox groups. */
export const separatorOf = (component: ComponentType): string => (chooses(component) === 'several' && !isJsonValue(component) ? ';' : '')

export const defaultDateFormat = 'yyyy-mm-dd'

export function timePickerInfoOf(component: ComponentType, dateFormat: string | undefined): TimePickerInfo | undefined {
  if (component !== 'date') return undefined
  const format = dateFormat === undefined || dateFormat === '' ? defaultDateFormat : dateFormat
  if (format.includes('h')) return { kind: format.includes('d') ? 'datetime' : 'time', format }
  if (format.includes('d')) return { kind: format.includes('y') ? 'date' : 'monthDay', format }
  return { kind: format.includes('m') ? 'month' : 'year', format }
}

/** mrsq (默认收起): hidden at first and folded away; the person can open it, so it is still filled and checked. */
export const isFolded = (extension: FieldExtension): boolean => isOn(extension.mrsq)

/** The part of a whole id after `^`; departments know a field by it. */
export const shortId = (id: string): string => id.slice(id.lastIndexOf('^') + 1)

/** Is this the part of a whole id by which departments know it? */
export const hasShortId = (id: string, short: string): boolean => id.endsWith(short) && id.lastIndexOf('^') + 1 === id.length - short.length

/** The value of the field that departments know by this name, the last of several; undefined where there is none. */
export const valueNamed = (values: FormValues, short: string): string | undefined => {
  const id = Object.keys(values).findLast((one) => hasShortId(one, short))
  return id === undefined ? undefined : values[id]
}
