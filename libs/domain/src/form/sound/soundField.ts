/**
 * One field that can be filled in (可用字段), whatever it is described as: of an unknown component, or with nothing to choose from, it is a text
 * that says so. The very object where nothing is wrong with it.
 */
import { componentTypeOf } from '../fieldFormat.ts'
import type { Field, FieldColumn, FormDescription } from '../FormDescription.ts'
import type { DescriptionProblem } from './DescriptionIssue.ts'
import { areRulesReadable } from './areRulesReadable.ts'
import { isChoosable, isChoosableColumn } from './choosable.ts'
import { columnShape } from './fieldShape.ts'
import { fitted } from './fitted.ts'
import { shortened } from './shortened.ts'

interface FieldSurroundings {
  readonly dictionaries: FormDescription['dictionaries']
  readonly report: (problem: DescriptionProblem) => void
}

const asText = { componentType: 'text', isRemoteSearch: false, timePickerInfo: undefined, isOneLine: false } as const
const mostRemark = 20_000

const isComponent = (type: string): boolean => componentTypeOf(type) === type

function soundColumn(column: FieldColumn, { dictionaries, report }: FieldSurroundings): FieldColumn {
  const name = shortened(column.name)
  const isDrawn = isComponent(column.componentType)
  const hasChoice = !isDrawn || isChoosableColumn(column, dictionaries)
  if (!areRulesReadable(column.rule)) report('rule')
  if (!isDrawn) report('component')
  if (!hasChoice) report('options')
  if (name !== column.name) report('size')
  if (isDrawn && hasChoice && name === column.name) return column
  return { ...column, name, ...(isDrawn && hasChoice ? {} : { componentType: 'text', timePickerInfo: undefined }) }
}

function soundColumns(columns: readonly unknown[], surroundings: FieldSurroundings): readonly FieldColumn[] {
  const { report } = surroundings
  const ids = new Set<string>()
  return columns.flatMap((given): readonly FieldColumn[] => {
    const column = fitted(columnShape, given)
    if (column !== given || column?.id === '') report('shape')
    if (column === undefined || column.id === '') return []
    if (ids.has(column.id)) report('duplicate')
    if (ids.has(column.id)) return []
    ids.add(column.id)
    return [soundColumn(column, surroundings)]
  })
}

/** Why it is a text; shown above it. */
function reasonOf(field: Field, { dictionaries, report }: FieldSurroundings): string {
  if (!isComponent(field.typeName) || !isComponent(field.componentType)) {
    report('component')
    return '这一项暂时不能按原来的方式填写，请直接填写文字。'
  }
  if (isChoosable(field, dictionaries)) return ''
  report('options')
  return '这一项的选项暂时取不到，请直接填写文字。'
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at])

export function soundField(field: Field, surroundings: FieldSurroundings): Field {
  const { report } = surroundings
  if (!areRulesReadable(field.rule)) report('rule')
  const columns = soundColumns(field.columns, surroundings)
  const reason = reasonOf(field, surroundings)
  const texts = {
    label: shortened(field.label),
    placeholder: shortened(field.placeholder),
    remark: shortened(field.remark, mostRemark)
  }
  const isShort = texts.label === field.label && texts.placeholder === field.placeholder && texts.remark === field.remark
  if (!isShort) report('size')
  if (isShort && reason === '' && isSame(columns, field.columns)) return field
  const remark = reason === '' ? texts.remark : `<p>${reason}</p>${texts.remark}`
  return { ...field, ...texts, remark, columns, ...(reason === '' ? {} : asText) }
}
