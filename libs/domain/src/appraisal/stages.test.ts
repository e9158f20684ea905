import { describe, expect, it } from 'vitest'
import { advanceCase, receiveCase } from '../cases/lifecycle.ts'
import type { CaseStatus } from '../cases/caseStatus.ts'
import { appraisalStage, evaluationOf, evaluationValue, reachedStage, whyNotRateable } from './stages.ts'

const at = '2026-11-20T04:00:00.000Z'

const caseAfter = (...moves: readonly CaseStatus[]) =>
  moves.reduce(
    (theCase, to, index) => {
      const action =
        to === 51
          ? ({ kind: 'withdraw', by: 'applicant', at, key: 'withdraw' } as const)
          : ({ kind: 'move', to, by: 'department', at, key: String(index) } as const)
      const moved = advanceCase(theCase, action)
      if (!moved.ok) throw new Error(moved.error.message)
      return moved.case
    },
    receiveCase({ caseNo: 'A-M01', matterCode: 'M01', receivedAt: at })
  )

describe('the stages at which a matter is rated', () => {
  it('[R-3.1-30] 评价环节: 申请 1, 受理 2, 办结 3', () => {
    expect(appraisalStage.rows.map(({ code, label }) => [code, label])).toEqual([
      ['1', '申请'],
      ['2', '受理'],
      ['3', '办结']
    ])
  })

  it('[R-3.1-29] 评价结果: 好评 1, 差评 0, 已撤销 2', () => {
    expect(evaluationValue.rows.map(({ code, label }) => [code, label])).toEqual([
      ['1', '好评'],
      ['0', '差评'],
      ['2', '已撤销']
    ])
  })

  it.each([
    [[], ['1']],
    [[2, 6], ['1']],
    [
      [2, 3],
      ['1', '3']
    ],
    [
      [2, 4, 5, 7],
      ['1', '2', '3']
    ],
    [
      [2, 4, 5, 8],
      ['1', '2']
    ],
    [
      [2, 4, 5, 8, 9, 10],
      ['1', '2']
    ],
    [
      [2, 4, 5, 8, 9, 11],
      ['1', '2', '3']
    ],
    [[51], []],
    [[2, 51], []]
  ] satisfies [CaseStatus[], string[]][])('after %j: %j', (moves, stages) => {
    expect(appraisalStage.rows.map(({ code }) => code).filter((code) => reachedStage(caseAfter(...moves), code))).toEqual(stages)
  })

  it.each([
    [[], '各事项办结后即可评价'],
    [[16, 8], '各事项办结后即可评价'],
    [[51, 6], '各事项办结后即可评价'],
    [[51, 51], '办件已撤回，不能评价'],
    [[51, 16], undefined],
    [[3, 7], undefined]
  ])('an application whose cases are at %j: %s', (statuses, reason) => {
    expect(whyNotRateable(statuses)).toBe(reason)
  })

  it.each([
    [5, '1'],
    [4, '1'],
    [3, '1'],
    [2, '0'],
    [1, '0']
  ])('%i points are %s', (score, value) => {
    expect(evaluationOf(score)).toBe(value)
  })
})
