import { describe, expect, it } from 'vitest'
import { batchColumns, mostBatchRows } from './batchColumns.ts'
import type { BookSheet } from './readBatchBook.ts'
import { readBatchBook } from './readBatchBook.ts'

const headings = batchColumns.map(({ label }) => label)
const personOf = (name: string) => [name, '230199196608080019', '', '10', '2027-01', '是', '否', '否', '6222021234567890', '13900000003']
const sheetOf = (name: string, cells: BookSheet['cells'], more: Partial<BookSheet> = {}): BookSheet => ({
  name,
  isHidden: false,
  cells,
  merges: [],
  hiddenLines: new Set(),
  ...more
})
const listOf = (name: string, people: readonly string[], more?: Partial<BookSheet>) =>
  sheetOf(name, [headings, ...people.map(personOf)], more)

const read = (...sheets: readonly BookSheet[]) => {
  const reading = readBatchBook(sheets)
  if (reading.kind === 'refused') throw new Error(reading.message)
  return { people: reading.rows.map(({ sheet, line, values }) => [sheet, line, values.empName]), notes: reading.notes }
}
const message = (...sheets: readonly BookSheet[]) => {
  const reading = readBatchBook(sheets)
  return reading.kind === 'refused' ? reading.message : undefined
}

describe('a workbook of people who retire', () => {
  it('gives the people of all its sheets, with the sheet and line of each', () => {
    expect(read(listOf('一车间', ['赵国强']), listOf('二车间', ['孙丽华', '王桂芬']))).toEqual({
      people: [
        ['一车间', 2, '赵国强'],
        ['二车间', 2, '孙丽华'],
        ['二车间', 3, '王桂芬']
      ],
      notes: []
    })
  })

  it('does not read what is hidden, and names it', () => {
    expect(read(listOf('去年名单', [], { isHidden: true }), listOf('名单', ['赵国强']))).toEqual({
      people: [[undefined, 2, '赵国强']],
      notes: ['隐藏的工作表“去年名单”没有读入。要办理里面的职工，请取消隐藏后再导入。']
    })
  })

  it('names a sheet that is no list, and passes over an empty one', () => {
    const { people, notes } = read(sheetOf('填写说明', [['请逐行填写']]), listOf('名单', ['赵国强']), sheetOf('Sheet3', [[null, '']]))
    expect(people).toEqual([[undefined, 2, '赵国强']])
    expect(notes).toEqual([expect.stringMatching(/^工作表“填写说明”没有读入：没有找到表头。/)])
  })

  it('says of which of several sheets a note is', () => {
    const { notes } = read(listOf('一车间', ['赵国强']), listOf('二车间', ['孙丽华', '王桂芬'], { hiddenLines: new Set([2]) }))
    expect(notes).toEqual([expect.stringMatching(/^工作表“二车间”：第 3 行被筛选掉或隐藏了，没有读入。/)])
  })

  it.each([
    ['nothing', [], /^表格是空的/],
    ['empty lines', [sheetOf('名单', [[null, ''], [' ']])], /^表格是空的/],
    ['one that is no list', [sheetOf('价格', [['商品', '单价']])], /^没有找到表头/],
    ['several that are no list', [sheetOf('价格', [['商品', '单价']]), sheetOf('名单', [headings])], /^工作表“价格”：没有找到表头/],
    ['hidden people alone', [listOf('名单', ['赵国强'], { isHidden: true })], /^表格是空的.*隐藏的工作表“名单”没有读入/]
  ])('is refused with what to do: %s', (_, sheets, sentence) => {
    expect(message(...sheets)).toMatch(sentence)
  })

  it('has as many people as one batch may have, over all its sheets', () => {
    const half = Array.from({ length: mostBatchRows / 2 }, () => '赵国强')
    expect(read(listOf('一', half), listOf('二', half)).people).toHaveLength(mostBatchRows)
    expect(message(listOf('一', half), listOf('二', [...half, '孙丽华']))).toMatch(/^表格里有 501 名职工，一批最多 500 名/)
  })
})
