import { describe, expect, it } from 'vitest'
import { staffObstacle } from './staffObstacle.ts'
import type { ReviewedStaff } from './staffObstacle.ts'

const ready: ReviewedStaff = { preReview: 'passed', flag: '2', legalRetireMonth: '2027-01' }

describe('whether one of the staff can be in a batch', () => {
  it.each<readonly [Partial<ReviewedStaff>, string | undefined]>([
    [{}, undefined],
    [{ legalRetireMonth: '2025-03' }, undefined],
    [{ preReview: 'pending' }, '职工档案正在预审，通过后才可批量办理'],
    [{ preReview: 'refused' }, '职工档案没有通过预审，请按预审意见补充后重新提交预审，通过后才可批量办理'],
    [{ flag: '-1' }, '该职工有其他业务正在办理中，请办结后再办理退休'],
    [{ flag: '9' }, '该职工的业务数据存在异常，请到社保经办窗口核实'],
    [{ flag: '__proto__' }, undefined],
    [{ flag: 'constructor' }, undefined],
    [{ legalRetireMonth: '' }, '暂时无法测算法定退休年月，请到社保经办窗口核实'],
    [{ legalRetireMonth: '2027-02' }, '还没有到可以申请的时间，最早2026年12月可以申请']
  ])('%j in November 2026', (change, expected) => {
    expect(staffObstacle({ ...ready, ...change }, '2026-11-23')).toBe(expected)
  })
})
