import { describe, expect, it } from 'vitest'
import { batchColumns } from './batchColumns.ts'
import type { SheetCell } from './readBatchCell.ts'
import { readBatchSheet } from './readBatchSheet.ts'
import type { Merge, SheetContent } from './SheetContent.ts'

const headings = batchColumns.map(({ label }) => label)
const person: readonly SheetCell[] = [
  '赵国强',
  '230199196608080019',
  'YS2026110001',
  '达到法定退休年龄正常退休',
  '2027-01',
  '是',
  '否',
  '否',
  '6222021234567890',
  '13900000003'
]

type Cells = SheetContent['cells']
const sheetOf = (cells: Cells, more: Partial<SheetContent> = {}): SheetContent => ({ cells, merges: [], hiddenLines: new Set(), ...more })
const merge = (top: number, left: number, bottom: number, right = left): Merge => ({ top, left, bottom, right })

const rowsOf = (cells: Cells, more?: Partial<SheetContent>) => {
  const reading = readBatchSheet(sheetOf(cells, more))
  if (reading.kind === 'refused') throw new Error(reading.message)
  return reading
}
const firstOf = (heading: string, cell: SheetCell) => {
  const { rows } = rowsOf([headings, person.map((own, index) => (headings[index] === heading ? cell : own))])
  const id = batchColumns.find(({ label }) => label === heading)?.id ?? 'empName'
  return { value: rows[0]?.values[id], doubt: rows[0]?.doubts[id] }
}

describe('a sheet of people who retire', () => {
  it('gives one row for each person, with the line it stands in', () => {
    expect(rowsOf([headings, person])).toEqual({
      kind: 'read',
      rows: [
        {
          line: 2,
          values: {
            empName: '赵国强',
            empIdCard: '230199196608080019',
            preReviewNo: 'YS2026110001',
            retireType: '10',
            applyRetireMonth: '2027-01',
            dyhd: '是',
            ybzzztx: '否',
            gjjtq: '否',
            pensionCard: '6222021234567890',
            empMobile: '13900000003'
          },
          doubts: {}
        }
      ],
      notes: []
    })
  })

  it('finds the headings below a merged title, in any order, marked and by another name, and leaves empty lines out', () => {
    const { rows, notes } = rowsOf([
      ['哈尔滨北原农业科技有限公司退休名册', null, null],
      [null, null, null],
      ['序号', '身份证号（必填）', ' 姓 名 *', '备注'],
      [1, '230199196608080019', '赵国强', '车间'],
      [null, '', ' ', null],
      [2, '230199197108160025', '孙丽华', null]
    ])
    expect(rows.map(({ line, values }) => [line, values.empName, values.empIdCard])).toEqual([
      [4, '赵国强', '230199196608080019'],
      [6, '孙丽华', '230199197108160025']
    ])
    expect(notes).toEqual([
      '表格里没有“退休类别”“申请退休年月”“待遇核定” 等 6 列，请在下面逐行补上，或补好表格再导入。',
      '“备注”不是模板里的列，没有读入。'
    ])
  })

  it('says when a column stands there twice, and reads the left one', () => {
    const { rows, notes } = rowsOf([
      [...headings, '手机'],
      [...person, '13900000099']
    ])
    expect(rows[0]?.values.empMobile).toBe('13900000003')
    expect(notes).toEqual(['“手机号码”出现了不止一次，只读了最左边的一列。'])
  })

  it.each([
    ['people without headings', [person], '没有找到表头'],
    [
      'headings of something else',
      [
        ['商品', '单价'],
        ['米', 3]
      ],
      '没有找到表头'
    ],
    ['headings alone', [headings, [null]], '表头下面没有职工']
  ] as const)('refuses %s with what to do', (_, cells, message) => {
    expect(readBatchSheet(sheetOf(cells))).toEqual({ kind: 'refused', message: expect.stringContaining(message) })
  })
})

describe('a sheet with lines that nobody sees', () => {
  it('leaves them out and says which', () => {
    const { rows, notes } = rowsOf([headings, person, person, person, person, person, [null]], { hiddenLines: new Set([1, 2, 4, 5, 6]) })
    expect(rows.map(({ line }) => line)).toEqual([4])
    expect(notes).toEqual(['第 2、3、5 行等 4 行被筛选掉或隐藏了，没有读入。要办理这些行，请取消筛选、取消隐藏后再导入。'])
  })

  it('is refused where nobody else is left', () => {
    expect(readBatchSheet(sheetOf([headings, person], { hiddenLines: new Set([1]) }))).toEqual({
      kind: 'refused',
      message: '第 2 行被筛选掉或隐藏了，没有读入。要办理这些行，请取消筛选、取消隐藏后再导入。'
    })
  })
})

describe('a sheet with merged cells', () => {
  it('gives what is merged down over several people to each of them, and says so', () => {
    const sun = ['孙丽华', '230199197108160025', null, null, null, '是', '否', '否', null, '13900000004']
    const { rows, notes } = rowsOf([headings, person, sun, [...person]], { merges: [merge(1, 3, 2), merge(1, 4, 2)] })
    expect(rows.map(({ values: { retireType, applyRetireMonth } }) => [retireType, applyRetireMonth])).toEqual([
      ['10', '2027-01'],
      ['10', '2027-01'],
      ['10', '2027-01']
    ])
    expect(notes).toEqual(['“退休类别”“申请退休年月”有合并的单元格，合并的各行都按同一内容读入，请核对。'])
  })

  it('reads a person over several lines once', () => {
    const more = [null, null, null, null, null, null, null, null, null, '13900000099']
    const { rows, notes } = rowsOf([headings, person, more, person], { merges: [merge(1, 0, 2), merge(1, 1, 2)] })
    expect(rows.map(({ line, values }) => [line, values.empMobile])).toEqual([
      [2, '13900000003'],
      [4, '13900000003']
    ])
    expect(notes).toEqual(['第 3 行和上面的职工合并在一起，每名职工只读了第一行，请核对。'])
  })

  it('doubts a cell that is merged with the one beside it, and a number that is merged down', () => {
    const { rows } = rowsOf(
      [headings, person.map((cell, at) => (at === 6 ? null : cell)), person.map((cell, at) => (at === 1 ? null : cell))],
      { merges: [merge(1, 5, 1, 6), merge(1, 1, 2)] }
    )
    const doubt = '这一格和旁边的单元格合并了，没有读入。请单独填写'
    expect(rows.map(({ doubts }) => doubts)).toEqual([{ ybzzztx: doubt }, { empIdCard: doubt }])
    expect(rows[1]?.values.empIdCard).toBe('')
  })

  it('reads headings in two lines, where the upper ones are merged', () => {
    const { rows, notes } = rowsOf(
      [
        ['退休名册', null],
        [...headings.slice(0, 5), '一并办理', null, null, ...headings.slice(8)],
        [null, null, null, null, null, ...headings.slice(5, 8), null, null],
        person
      ],
      { merges: [merge(0, 0, 0, 9), merge(1, 5, 1, 7), ...[0, 1, 2, 3, 4, 8, 9].map((column) => merge(1, column, 2))] }
    )
    expect(rows.map(({ line, values }) => [line, values.empName, values.dyhd, values.ybzzztx])).toEqual([[4, '赵国强', '是', '否']])
    expect(notes).toEqual([])
  })
})

describe('a cell', () => {
  it.each([
    ['申请退休年月', new Date(Date.UTC(2027, 0, 1)), '2027-01'],
    ['申请退休年月', 46_388, '2027-01'],
    ['申请退休年月', 202_701, '2027-01'],
    ['申请退休年月', '2027年1月', '2027-01'],
    ['申请退休年月', '2027/1', '2027-01'],
    ['申请退休年月', '2027.01', '2027-01'],
    ['申请退休年月', '2027-01-15', '2027-01'],
    ['申请退休年月', '20270115', '2027-01'],
    ['申请退休年月', '明年', '明年'],
    ['退休类别', '10', '10'],
    ['退休类别', 11, '11'],
    ['退休类别', '弹性提前', '11'],
    ['退休类别', '提前退休', '提前退休'],
    ['待遇核定', '√', '是'],
    ['待遇核定', true, '是'],
    ['待遇核定', 'Ｎ', '否'],
    ['待遇核定', '也许', '也许'],
    ['手机号码', 13_900_000_003, '13900000003'],
    ['手机号码', '+86 139-0000-0003', '13900000003'],
    ['公民身份号码', "'23019919660808001x", '23019919660808001X'],
    ['公民身份号码', '230199 19660808 0019', '230199196608080019'],
    ['公民身份号码', '="230199196608080019"', '230199196608080019'],
    ['手机号码', '＝"13900000003"', '13900000003'],
    ['姓名', '="赵""国""强"', '赵"国"强'],
    ['档案预审编号', '—', ''],
    ['姓名', '　赵国强 ', '赵国强']
  ] as const)('of %s, %s, is read as %s', (heading, cell, value) => {
    expect(firstOf(heading, cell)).toEqual({ value, doubt: undefined })
  })

  it('with a number of 18 digits is doubted, because a spreadsheet keeps 15 of them', () => {
    expect(firstOf('公民身份号码', 230_199_196_608_080_000)).toEqual({
      value: '230199196608080000',
      doubt: '公民身份号码在表格里是数字格式，末几位已经变了。请按证件或卡重新填写'
    })
  })

  it('with the number 2027.1 is doubted: January or October', () => {
    expect(firstOf('申请退休年月', 2027.1).doubt).toContain('看不出是 1 月还是 10 月')
  })

  it.each(['=HYPERLINK("http://x","赵")', '+1+1', '-2+3', '@SUM(A1)', '＝1+1', "'=1+1", '="赵"&A1', '="=1+1"', '=cmd|x'])(
    'with the formula %s gives no value and says so',
    (cell) => {
      expect(firstOf('姓名', cell)).toEqual({ value: '', doubt: '单元格里是公式，没有读入。请直接填写内容' })
    }
  )
})
