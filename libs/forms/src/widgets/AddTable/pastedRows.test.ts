import { describe, expect, it } from 'vitest'
import type { FieldColumn } from '@ljonething/domain/form/FormDescription'
import { pastedRows } from './pastedRows.ts'

const column = (id: string, part: Partial<FieldColumn> = {}): FieldColumn => ({
  id,
  name: id,
  componentType: 'text',
  rule: '[]',
  dictRootCode: '',
  timePickerInfo: undefined,
  sensitive: '',
  ...part
})
const columns = [
  column('姓名'),
  column('性别', { componentType: 'select', dictRootCode: 'XB' }),
  column('日期', { componentType: 'date', timePickerInfo: { kind: 'date', format: 'yyyy-mm-dd' } }),
  column('服务', { componentType: 'checkbox', dictRootCode: 'FW' }),
  column('关系', { componentType: 'cascader', dictRootCode: 'GX' })
]
const options: Readonly<Record<string, readonly { readonly value: string; readonly name: string }[]>> = {
  XB: [
    { value: '1', name: '女' },
    { value: '2', name: '男' }
  ],
  FW: [
    { value: 'a', name: '访视' },
    { value: 'b', name: '指导' }
  ],
  GX: [Object.assign({ value: '5', name: '父母' }, { children: [{ value: '52', name: '母亲' }] })]
}
const read = (text: string) => pastedRows(text, columns, ({ dictRootCode }) => options[dictRootCode] ?? [])
const values = (text: string) => read(text).rows.map((row) => row.map((cell) => cell.value))

describe('pastedRows', () => {
  it('reads cells in the order of the columns, names as codes, dates as the column has them', () => {
    expect(values('林北风\t男\t2026/11/3\t访视、指导\t父母/母亲\r\n林北辰\t1\t\t指导\t母亲\r\n')).toEqual([
      ['林北风', '2', '2026-11-03', 'a;b', '[{"name":"父母","value":"5"},{"name":"母亲","value":"52"}]'],
      ['林北辰', '1', '', 'b', '[{"name":"父母","value":"5"},{"name":"母亲","value":"52"}]']
    ])
  })

  it('a first line of column names orders the cells', () => {
    expect(values('日期\t姓名\n20261103\t林北风')).toEqual([['林北风', '', '2026-11-03', '', '']])
  })

  it('what fits no column stays as it was pasted', () => {
    expect(values('林北风\t男孩\t明天\t没有\t舅舅')).toEqual([['林北风', '男孩', '明天', '没有', '舅舅']])
  })

  it('a cell in quotes keeps its line breaks, tabs and quotes', () => {
    expect(values('"林\n北\t""风"""\t男\n"不成对\t女')).toEqual([
      ['林\n北\t"风"', '2', '', '', ''],
      ['"不成对', '1', '', '', '']
    ])
  })

  it('blank lines are no rows, and columns too many are counted', () => {
    expect(read('\n\t\t\n')).toEqual({ rows: [], surplus: 0 })
    expect(read('').rows).toEqual([])
    expect(read('林北风\t男\t\t\t\t多\t\t').surplus).toBe(1)
  })
})
