import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caseGroups, caseStatusCodes, caseStatuses, groupOf, labelOf, parseStatus, stageOf, unknownStatusLabel } from './caseStatus.ts'

describe('case status', () => {
  it('[R-4.1-01] names the sixteen department statuses', () => {
    const labels = Array.from({ length: 16 }, (_, index) => [index + 1, labelOf(index + 1)])
    expect(labels).toEqual([
      [1, '已收件'],
      [2, '待预审'],
      [3, '预审不通过'],
      [4, '预审通过'],
      [5, '待受理'],
      [6, '待补正'],
      [7, '不予受理'],
      [8, '已受理'],
      [9, '办理中'],
      [10, '已挂起'],
      [11, '审批通过'],
      [12, '已转报'],
      [13, '审批不通过'],
      [14, '已退回'],
      [15, '已制证'],
      [16, '已送达']
    ])
  })

  it('[R-4.1-02] in progress holds 1, 2, 4, 5, 6, 8, 9 and 10', () => {
    expect(caseStatusCodes.filter((code) => groupOf(code) === 'inProgress')).toEqual([1, 2, 4, 5, 6, 8, 9, 10])
  })

  it('[R-4.1-03] not passed holds 3, 7, 13, 14 and 51', () => {
    expect(caseStatusCodes.filter((code) => groupOf(code) === 'notPassed')).toEqual([3, 7, 13, 14, 51])
  })

  it('[R-4.1-04] success holds 11, 12, 15 and 16', () => {
    expect(caseStatusCodes.filter((code) => groupOf(code) === 'success')).toEqual([11, 12, 15, 16])
  })

  it('lists every row of the table once', () => {
    expect(caseStatusCodes.map(String)).toEqual(Object.keys(caseStatuses))
    expect(caseGroups).toEqual({ inProgress: '在办', notPassed: '未通过', success: '办结' })
  })

  it('stands in a stage of the timeline, done, current or blocked there', () => {
    expect(caseStatusCodes.map((code) => `${code} ${stageOf(code)?.stage} ${stageOf(code)?.mark}`)).toEqual([
      '1 apply done',
      '2 preReview current',
      '3 preReview blocked',
      '4 preReview done',
      '5 accept current',
      '6 same blocked',
      '7 accept blocked',
      '8 accept done',
      '9 process current',
      '10 process blocked',
      '11 conclude done',
      '12 conclude done',
      '13 conclude blocked',
      '14 conclude blocked',
      '15 conclude done',
      '16 deliver done',
      '51 same blocked'
    ])
  })

  it('reads text as it reads numbers, and nothing else', () => {
    expect(parseStatus('16')).toBe(16)
    expect(labelOf('9')).toBe('办理中')
    expect(parseStatus('09')).toBeUndefined()
    expect(parseStatus([9])).toBeUndefined()
  })

  it.each([0, 17, 50, 52, -1, 1.5, NaN, '', 'constructor', null, undefined, {}])(
    '[R-4.1-06] %j is 状态未知, in no group, in no stage',
    (code) => {
      expect(labelOf(code)).toBe(unknownStatusLabel)
      expect(unknownStatusLabel).toBe('状态未知')
      expect(groupOf(code)).toBeUndefined()
      expect(stageOf(code)).toBeUndefined()
    }
  )

  it('[R-4.1-06] any value at all gets an answer: a known status with a group, or 状态未知 without one', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.integer({ min: -5, max: 60 })), (value) => {
        expect(labelOf(value) === unknownStatusLabel).toBe(groupOf(value) === undefined)
      })
    )
  })
})
