import { describe, expect, it } from 'vitest'
import { batchColumns, mostBatchRows } from './batchColumns.ts'
import type { SheetCell } from './readBatchCell.ts'
import { readBatchSheet } from './readBatchSheet.ts'

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

const rowsOf = (cells: readonly (readonly SheetCell[])[]) => {
  const reading = readBatchSheet(cells)
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
    ['nothing', [], '表格是空的'],
    ['empty lines', [[null, ''], [' ']], '表格是空的'],
    ['people without headings', [person], '没有找到表头'],
    [
      'headings of something else',
      [
        ['商品', '单价'],
        ['米', 3]
      ],
      '没有找到表头'
    ],
    ['headings alone', [headings, [null]], '表头下面没有职工'],
    ['too many people', [headings, ...Array.from({ length: mostBatchRows + 1 }, () => person)], '一批最多 500 名']
  ] as const)('refuses %s with what to do', (_, cells, message) => {
    expect(readBatchSheet(cells)).toEqual({ kind: 'refused', message: expect.stringContaining(message) })
  })

  it('takes as many people as one batch may have', () => {
    expect(rowsOf([headings, ...Array.from({ length: mostBatchRows }, () => person)]).rows).toHaveLength(mostBatchRows)
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
