import { emptyBatchRow } from '@ljonething/domain/retirement/batchColumns'
import type { SheetRow } from '@ljonething/domain/retirement/readBatchSheet'
import { describe, expect, it } from 'vitest'
import type { PreparedRow } from './preparedBatch.ts'
import { rowOfMember, withCell, withSheet } from './preparedBatch.ts'

const line = (number: number, empName: string, empIdCard: string, empMobile = ''): SheetRow => ({
  line: number,
  values: { ...emptyBatchRow, empName, empIdCard, empMobile },
  doubts: {}
})
const row = (key: string, empName: string, empIdCard: string): PreparedRow => ({ key, ...line(2, empName, empIdCard) })
const keys = () => {
  let last = 0
  return () => `new${(last += 1)}`
}
const told = (rows: readonly PreparedRow[]) => rows.map(({ key, values }) => [key, values.empName, values.empIdCard])

describe('a sheet brought in', () => {
  it('adds its people to those who are in the list already', () => {
    const { rows, added, changed } = withSheet([row('a', '赵国强', '1')], [line(2, '孙丽华', '2')], () => false, keys())
    expect(told(rows)).toEqual([
      ['a', '赵国强', '1'],
      ['new1', '孙丽华', '2']
    ])
    expect({ added, changed }).toEqual({ added: 1, changed: 0 })
  })

  it('says what holds for a person in both, and keeps who is in the list alone', () => {
    const { rows, added, changed } = withSheet(
      [row('a', '赵国强', '1'), row('b', '孙丽华', '2')],
      [line(5, '赵国强', '1', '13900000003')],
      () => false,
      keys()
    )
    expect(told(rows)).toEqual([
      ['a', '赵国强', '1'],
      ['b', '孙丽华', '2']
    ])
    expect(rows[0]).toMatchObject({ line: 5, values: { empMobile: '13900000003' } })
    expect({ added, changed }).toEqual({ added: 0, changed: 1 })
  })

  it('mends a row whose number was wrong, by the name; a right one of the same name stays', () => {
    const before = [row('right', '赵国强', '1'), row('wrong', '赵国强', '9')]
    expect(told(withSheet(before, [line(2, '赵国强', '3')], (key) => key === 'wrong', keys()).rows)).toEqual([
      ['right', '赵国强', '1'],
      ['wrong', '赵国强', '3']
    ])
    expect(told(withSheet(before, [line(2, '赵国强', '3')], () => false, keys()).rows)).toHaveLength(3)
  })

  it('keeps two lines about one person apart', () => {
    expect(withSheet([], [line(2, '赵国强', '1'), line(3, '赵国强', '1')], () => false, keys()).rows).toHaveLength(2)
  })
})

it.each([
  [31, '是'],
  [12, '否'],
  [undefined, '否']
])(
  'a person chosen from the list brings what is known and usual; with %s years of medical insurance that goes along: %s',
  (medicalYears, goes) => {
    const member = { empName: '赵国强', empIdCard: '230199196608080019', preReviewNo: 'YS1', legalRetireMonth: '2027-01', medicalYears }
    const { key, values } = rowOfMember(member)
    expect(key).toBe(member.empIdCard)
    expect(values).toMatchObject({
      empName: '赵国强',
      preReviewNo: 'YS1',
      retireType: '10',
      applyRetireMonth: '2027-01',
      dyhd: '是',
      ybzzztx: goes,
      gjjtq: '否'
    })
  }
)

it('a changed cell is no longer in doubt, others are', () => {
  const doubted = { ...row('a', '', ''), doubts: { empName: '公式', empIdCard: '数字' } }
  expect(withCell(doubted, 'empName', '赵国强')).toMatchObject({ values: { empName: '赵国强' }, doubts: { empIdCard: '数字' } })
  expect(withCell(doubted, 'empName', '赵国强').doubts).not.toHaveProperty('empName')
})
