import { expect, it } from 'vitest'
import { everyComponentType } from '../testing/everyComponentType.ts'
import type { ComponentType } from './FormDescription.ts'
import { fromDictionary, someField } from '../testing/formParts.ts'
import { readForm, readValues } from '../testing/readValues.ts'
import { fieldText, readField } from './readField.ts'

it.each(readValues)('a $field.componentType stored as $stored reads as everywhere', ({ field, stored, text, unit }) => {
  const read = readField(readForm, field, stored)
  expect(read.kind === 'text' ? read.text : read.rows).toEqual(unit === undefined ? text : `${String(text)} ${unit}`)
})

it('every component type is among them but the uploads, which no form fills in', () => {
  const read = new Set<ComponentType>([...readValues.map(({ field }) => field.componentType), 'upload', 'applyUpload'])
  expect(everyComponentType.filter((type) => !read.has(type))).toEqual([])
})

const form = { dictionaries: { XB: [{ value: '1', name: '女' }] } }
const columnOf = (componentType: ComponentType, root: string, sensitive = '') => ({
  id: componentType,
  name: componentType,
  componentType,
  rule: '[]',
  dictRootCode: root,
  timePickerInfo: undefined,
  sensitive
})
const tableOf = (row: Readonly<Record<string, string>>) =>
  JSON.stringify([Object.entries(row).map(([id, value]) => ({ id, type: '', name: id, value, isHidden: false }))])

it('[R-5-69] what is sensitive is masked, in a table too, and whole where it is to be read', () => {
  const name = someField({ name: 'n', extField: { sensitive: '1' } })
  expect([fieldText(form, name, '周晓岚'), fieldText(form, name, '周晓岚', true)]).toEqual(['周*岚', '周晓岚'])
  const table = someField({ name: 't', componentType: 'addTable', columns: [columnOf('text', '', '3'), columnOf('select', 'XB')] })
  const rows = tableOf({ text: '13912345678', select: '1' })
  expect([fieldText(form, table, rows), fieldText(form, table, rows, true)]).toEqual(['139****5678，女', '13912345678，女'])
})

it('a table without rows, or of an unexpected shape, reads as text; options may stand in the source itself', () => {
  const table = someField({ name: 't', componentType: 'addTable', columns: [columnOf('text', '')] })
  expect([readField(form, table, ''), readField(form, table, 'x')]).toEqual([
    { kind: 'text', text: '' },
    { kind: 'text', text: '0 条' }
  ])
  const inline = someField({ name: 'i', componentType: 'select', originalField: fromDictionary('inline:1=是;0=否') })
  expect(fieldText(form, inline, '0')).toBe('否')
})
