import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  caseGroups,
  caseStatusCodes,
  caseStatuses,
  groupOf,
  isFinal,
  isFinished,
  labelOf,
  outcomeOf,
  parseStatus,
  stageOf,
  statusesOf,
  unknownStatusLabel
} from './caseStatus.ts'

/** The specification's table: a status that is added later is none of its business. */
const specified = [
  [1, '已收件', 'open', 'apply done'],
  [2, '待预审', 'open', 'preReview current'],
  [3, '预审不通过', 'refused', 'preReview blocked'],
  [4, '预审通过', 'open', 'preReview done'],
  [5, '待受理', 'open', 'accept current'],
  [6, '待补正', 'open', 'same blocked'],
  [7, '不予受理', 'refused', 'accept blocked'],
  [8, '已受理', 'open', 'accept done'],
  [9, '办理中', 'open', 'process current'],
  [10, '已挂起', 'open', 'process blocked'],
  [11, '审批通过', 'succeeded', 'conclude done'],
  [12, '已转报', 'succeeded', 'conclude done'],
  [13, '审批不通过', 'refused', 'conclude blocked'],
  [14, '已退回', 'refused', 'conclude blocked'],
  [15, '已制证', 'succeeded', 'conclude done'],
  [16, '已送达', 'succeeded', 'deliver done'],
  [51, '已撤回', 'withdrawn', 'same blocked']
] as const

describe('case status', () => {
  it('[R-4.1-01] names the sixteen department statuses', () => {
    for (const [code, label] of specified) expect(labelOf(code)).toBe(label)
    expect(specified.filter(([code]) => code <= 16)).toHaveLength(16)
  })

  it('[R-4.1-02] in progress holds 1, 2, 4, 5, 6, 8, 9 and 10', () => {
    expect([1, 2, 4, 5, 6, 8, 9, 10].map(groupOf)).toEqual(Array.from({ length: 8 }, () => 'inProgress'))
  })

  it('[R-4.1-03] not passed holds 3, 7, 13, 14 and 51', () => {
    expect([3, 7, 13, 14, 51].map(groupOf)).toEqual(Array.from({ length: 5 }, () => 'notPassed'))
  })

  it('[R-4.1-04] success holds 11, 12, 15 and 16', () => {
    expect([11, 12, 15, 16].map(groupOf)).toEqual(Array.from({ length: 4 }, () => 'success'))
  })

  it('tells open from the three ends, and the stage of the timeline', () => {
    for (const [code, , outcome, stage] of specified) {
      expect(`${code} ${outcomeOf(code)} ${stageOf(code)?.stage} ${stageOf(code)?.mark}`).toBe(`${code} ${outcome} ${stage}`)
      expect(statusesOf(outcome)).toContain(code)
      expect(isFinished(code)).toBe(outcome !== 'open')
    }
  })

  it('lists every row of the table once, in order', () => {
    expect(caseStatusCodes.map(String)).toEqual(Object.keys(caseStatuses))
    expect(caseStatusCodes.toSorted((one, other) => one - other)).toEqual(caseStatusCodes)
    expect(caseGroups).toEqual({ inProgress: '在办', notPassed: '未通过', success: '办结' })
  })

  it('only where something may still move the case is it neither finished nor final', () => {
    for (const code of caseStatusCodes) {
      if (outcomeOf(code) === 'open') expect(isFinal(code)).toBe(false)
      if (isFinal(code)) expect(isFinished(code)).toBe(true)
    }
  })

  it('reads text as it reads numbers, and nothing else', () => {
    expect(parseStatus('16')).toBe(16)
    expect(labelOf('9')).toBe('办理中')
    expect(parseStatus('09')).toBeUndefined()
    expect(parseStatus([9])).toBeUndefined()
  })

  it.each([0, 999, -1, 1.5, NaN, '', 'constructor', null, undefined, {}])('[R-4.1-06] %j is 状态未知, in no group, in no stage', (code) => {
    expect(labelOf(code)).toBe(unknownStatusLabel)
    expect(unknownStatusLabel).toBe('状态未知')
    expect(groupOf(code)).toBeUndefined()
    expect(stageOf(code)).toBeUndefined()
  })

  it('[R-4.1-06] any value at all gets an answer: a known status with a group, or 状态未知 without one', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.integer({ min: -5, max: 60 })), (value) => {
        expect(labelOf(value) === unknownStatusLabel).toBe(groupOf(value) === undefined)
      })
    )
  })
})
