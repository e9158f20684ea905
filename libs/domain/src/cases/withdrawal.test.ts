import { describe, expect, it } from 'vitest'
import { caseStatusCodes, isWithdrawable } from './caseStatus.ts'
import { whyNotWithdrawn } from './withdrawal.ts'

describe('taking a case back', () => {
  it.each([
    [5, undefined],
    [6, undefined],
    [8, '已受理，不能撤回'],
    [10, '已挂起，不能撤回'],
    [3, '预审不通过，已经办结，不用撤回'],
    [16, '已送达，已经办结，不用撤回'],
    [51, '已经撤回'],
    [99, '状态未知，不能撤回']
  ])('%s: %s', (status, reason) => {
    expect(whyNotWithdrawn(status)).toBe(reason)
  })

  it('is offered where the lifecycle allows it and the case goes on', () => {
    const offered = caseStatusCodes.filter((status) => whyNotWithdrawn(status) === undefined)
    expect(offered).toEqual(caseStatusCodes.filter(isWithdrawable))
  })
})
