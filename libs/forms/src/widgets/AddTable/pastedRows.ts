import { cascadePath } from '@ljonething/domain/form/cascadePath'
import { flatOptions } from '@ljonething/domain/form/dictionaries'
import type { DictionaryOption, FieldColumn } from '@ljonething/domain/form/FormDescription'
import { foldText } from '@ljonething/domain/form/foldText'
import { encodeCheckbox } from '@ljonething/domain/values/checkboxValue'
import type { TableRow } from '@ljonething/domain/values/tableRows'
import { parseTypedDate, writeDate } from '@ljonething/domain/form/typedDate'
import { encodePath } from '../Cascader/encodePath.ts'

/**
 * Rows copied from a spreadsheet (粘贴的表格行): cells apart by tabs, rows by line breaks, a cell with either of them in double quotes. A first
 * line of column names orders the cells, otherwise they stand in the order of the columns. Names become codes and dates the column's format;
 * what does not fit a column stays as it was pasted, for a check to name.
 */
export interface PastedRows {
  readonly rows: readonly TableRow[]
  /** Columns of the text that the table does not have. */
  readonly surplus: number
}

type OptionsOf = (column: FieldColumn) => readonly DictionaryOption[]

export const pastedRows = (text: string, columns: readonly FieldColumn[], optionsOf: OptionsOf): PastedRows => {
  const lines = cellsOf(text).filter((cells) => cells.some((cell) => cell !== ''))
  const [first = []] = lines
  const hasHead = first.every((cell) => cell === '' || columns.some(({ name }) => name === cell)) && first.length > 0
  const order = hasHead ? first.map((cell) => columns.find(({ name }) => name === cell)) : columns
  const rows = lines.slice(hasHead ? 1 : 0)
  return {
    rows: rows.map((cells) =>
      columns.map((column) => {
        const pasted = cells[order.indexOf(column)] ?? ''
        const value = storedCell(column, pasted, optionsOf(column))
        return { id: column.id, type: column.componentType, name: column.name, value, isHidden: false }
      })
    ),
    surplus: Math.max(0, ...rows.map((cells) => cells.findLastIndex((cell) => cell !== '') + 1 - order.length))
  }
}

const storedCell = (column: FieldColumn, pasted: string, options: readonly DictionaryOption[]): string => {
  const { componentType, timePickerInfo } = column
  const codeOf = (name: string) => flatOptions(options).find((option) => option.name === name || option.value === name)?.value
  switch (componentType) {
    case 'date': {
      const date = timePickerInfo && parseTypedDate(pasted, timePickerInfo.kind)
      return date ? writeDate(date, timePickerInfo.format) : pasted
    }
    case 'checkbox':
      return encodeCheckbox(pasted.split(/[、,，;；]/).map((name) => codeOf(name.trim()) ?? name))
    case 'cascader': {
      const code = codeOf(pasted.split('/').at(-1)?.trim() ?? '')
      return code === undefined ? pasted : encodePath(cascadePath(code, options))
    }
    default:
      return codeOf(pasted) ?? foldText(column, pasted)
  }
}

/** Rows of trimmed cells. */
const cellsOf = (text: string): readonly (readonly string[])[] => {
  const rows: string[][] = [[]]
  for (const [whole, mark = '', quoted, plain = ''] of text.matchAll(/(^|\t|\r\n|\n|\r)(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))/g)) {
    if (mark !== '' && mark !== '\t') rows.push([])
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (whole === '') break
  }
  return rows
}
