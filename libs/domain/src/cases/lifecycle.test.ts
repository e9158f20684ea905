import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caseStatusCodes, groupOf, isFinal, isWithdrawable, labelOf, movesFrom } from './caseStatus.ts'
import type { CaseStatus } from './caseStatus.ts'
import { caseOf } from '../testing/caseOf.ts'
import { advanceCase, receiveCase } from './lifecycle.ts'
import type { Case, CaseAction } from './lifecycle.ts'

const at = '2026-11-20T04:10:00.000Z'
const seed = { caseNo: 'HLJ20261120000001-M01', matterCode: 'M01', receivedAt: at }
const standing = (status: CaseStatus): Case => ({ ...receiveCase(seed), status })
const move = (to: CaseStatus, key = `to-${to}`): CaseAction => ({ kind: 'move', to, by: 'department', at, key })
const withdraw: CaseAction = { kind: 'withdraw', by: 'applicant', at, key: 'withdraw' }
const correct: CaseAction = { kind: 'correct', by: 'applicant', at, key: 'correct' }

const accepts = (status: CaseStatus, action: CaseAction): boolean => advanceCase(standing(status), action).ok

/** The specification's moves; a status that is added later is none of its business. */
const specified = new Map<CaseStatus, readonly CaseStatus[]>([
  [1, [2]],
  [2, [3, 4, 6]],
  [3, []],
  [4, [5]],
  [5, [6, 7, 8]],
  [6, []],
  [7, []],
  [8, [9]],
  [9, [10, 11, 12, 13, 14]],
  [10, [9]],
  [11, [15]],
  [12, [15]],
  [13, []],
  [14, []],
  [15, [16]],
  [16, []],
  [51, []]
])
const statuses = [...specified.keys()]
const targets = (status: CaseStatus) => statuses.filter((to) => accepts(status, move(to)))

const actions: fc.Arbitrary<CaseAction> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      to: fc.constantFrom(...caseStatusCodes),
      by: fc.constant('department' as const),
      at: fc.constant(at),
      key: fc.uuid()
    })
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('correct' as const),
      by: fc.constant('applicant' as const),
      at: fc.constant(at),
      key: fc.uuid()
    })
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('withdraw' as const),
      by: fc.constant('applicant' as const),
      at: fc.constant(at),
      key: fc.uuid()
    })
  }
)

/** Plays actions as they come, skipping the forbidden ones, so that long legal walks occur. */
const play = (list: readonly CaseAction[]): Case =>
  list.reduce<Case>((theCase, action) => {
    const result = advanceCase(theCase, action)
    return result.ok ? result.case : theCase
  }, receiveCase(seed))

/** A legal walk chosen by numbers: at each step one of the moves that are allowed. */
const walk = (choices: readonly number[]): Case =>
  choices.reduce<Case>((theCase, choice, index) => {
    const open = movesFrom(theCase.status)
    const to = open[choice % Math.max(open.length, 1)]
    const action: CaseAction = to === undefined ? { ...correct, key: `c${index}` } : move(to, `m${index}`)
    const result = advanceCase(theCase, action)
    return result.ok ? result.case : theCase
  }, receiveCase(seed))

describe('moves of the departments', () => {
  it('[R-4.2-13] of all pairs of statuses exactly the specified moves are accepted', () => {
    for (const [from, to] of specified) expect(targets(from), String(from)).toEqual(to)
  })

  it('the row decides of every status there is', () => {
    for (const from of caseStatusCodes) expect(caseStatusCodes.filter((to) => accepts(from, move(to)))).toEqual(movesFrom(from))
  })

  it('[R-4.2-14] 1→2, then 2→3, 4 or 6', () => {
    expect(targets(1)).toEqual([2])
    expect(targets(2)).toEqual([3, 4, 6])
  })

  it('[R-4.2-15] 4→5; 3 is final', () => {
    expect(targets(4)).toEqual([5])
    expect(targets(3)).toEqual([])
    expect(isFinal(3)).toBe(true)
  })

  it('[R-4.2-16] 5→6, 7 or 8', () => {
    expect(targets(5)).toEqual([6, 7, 8])
  })

  it('[R-4.2-17] 8→9; 7 is final', () => {
    expect(targets(8)).toEqual([9])
    expect(targets(7)).toEqual([])
    expect(isFinal(7)).toBe(true)
  })

  it('[R-4.2-18] 9→10 and 10→9', () => {
    expect(accepts(9, move(10))).toBe(true)
    expect(targets(10)).toEqual([9])
  })

  it('[R-4.2-19] 9→10, 11, 12, 13 or 14', () => {
    expect(targets(9)).toEqual([10, 11, 12, 13, 14])
  })

  it('[R-4.2-20] 11→15, 12→15, 15→16; 13, 14 and 16 are final', () => {
    expect([11, 12, 15].map((from) => targets(from as CaseStatus))).toEqual([[15], [15], [16]])
    expect([13, 14, 16].map((from) => targets(from as CaseStatus))).toEqual([[], [], []])
    expect(statuses.filter(isFinal)).toEqual([3, 7, 13, 14, 16, 51])
  })

  it('a status that is not in the table moves nowhere', () => {
    const strange = { ...receiveCase(seed), status: 99 as CaseStatus }
    expect(advanceCase(strange, move(2)).ok).toBe(false)
    expect(advanceCase(strange, withdraw).ok).toBe(false)
    expect(advanceCase(strange, correct).ok).toBe(false)
    expect(advanceCase(receiveCase(seed), move(99 as CaseStatus)).ok).toBe(false)
  })
})

describe('actions of the applicant', () => {
  it('[R-4.2-21] a correction leads from 6 back to 2, and only from there; no department makes that move', () => {
    expect(advanceCase(standing(6), correct)).toMatchObject({ ok: true, case: { status: 2 } })
    expect(statuses.filter((from) => accepts(from, correct))).toEqual([6])
    expect(accepts(6, move(2))).toBe(false)
  })

  it('[R-4.2-22] the applicant may withdraw from 1 to 6 while the case is open, not from 3, which is final; it ends in 51', () => {
    expect(statuses.filter((from) => accepts(from, withdraw))).toEqual([1, 2, 4, 5, 6])
    expect(statuses.filter(isWithdrawable)).toEqual([1, 2, 4, 5, 6])
    expect(advanceCase(standing(5), withdraw)).toMatchObject({ ok: true, case: { status: 51 } })
    for (const status of statuses.filter(isFinal)) expect([status, accepts(status, withdraw)]).toEqual([status, false])
  })

  it('[R-4.1-05] 51 is reached by the withdrawal alone, is final, labelled 已撤回 and not passed', () => {
    const withdrawn = advanceCase(standing(2), withdraw)
    expect(withdrawn).toMatchObject({ ok: true, case: { status: 51 } })
    expect(caseStatusCodes.filter((from) => accepts(from, move(51)))).toEqual([])
    expect(isFinal(51)).toBe(true)
    expect(groupOf(51)).toBe('notPassed')
    expect(labelOf(51)).toBe('已撤回')
  })
})

describe('a forbidden move', () => {
  it('[R-4.2-23] is a typed error that names the case, the action and both statuses', () => {
    expect(advanceCase(receiveCase(seed), move(9))).toEqual({
      ok: false,
      error: { _tag: 'ForbiddenMove', caseNo: seed.caseNo, kind: 'move', from: 1, to: 9, message: '办件当前为“已收件”，不能变更为“办理中”' }
    })
    expect(advanceCase(standing(9), withdraw)).toMatchObject({ ok: false, error: { kind: 'withdraw', from: 9, to: 51 } })
    expect(advanceCase(standing(9), correct)).toMatchObject({ ok: false, error: { kind: 'correct', from: 9, to: 2 } })
  })
})

describe('the log', () => {
  it('starts empty in status 1 and keeps every accepted action with its move', () => {
    expect(receiveCase(seed)).toEqual({ ...seed, status: 1, log: [] })
    expect(caseOf(seed, [move(2), { ...move(6), note: '户口簿首页不清晰' }, correct])).toMatchObject({
      status: 2,
      log: [
        { kind: 'move', from: 1, to: 2 },
        { kind: 'move', from: 2, to: 6, note: '户口簿首页不清晰' },
        { kind: 'correct', from: 6, to: 2, by: 'applicant' }
      ]
    })
  })

  it('replaying a key changes nothing, even where the action would be forbidden now', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { maxLength: 20 }), (choices) => {
        const theCase = walk(choices)
        for (const entry of theCase.log) expect(advanceCase(theCase, entry)).toEqual({ ok: true, case: theCase })
      })
    )
  })

  it('a case is what its log makes of it', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.array(actions, { maxLength: 40 }).map(play), fc.array(fc.nat(20), { maxLength: 20 }).map(walk)),
        (theCase) => {
          expect(caseOf(seed, theCase.log)).toEqual(theCase)
        }
      )
    )
  })

  it('only grows, and each entry starts where the one before it ended', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { maxLength: 20 }), actions, (choices, action) => {
        const before = walk(choices)
        const result = advanceCase(before, action)
        const after = result.ok ? result.case : before
        expect(after.log.slice(0, before.log.length)).toEqual(before.log)
        let status: CaseStatus = 1
        for (const entry of after.log) {
          expect(entry.from).toBe(status)
          status = entry.to
        }
        expect(after.status).toBe(status)
      })
    )
  })

  it('a withdrawn case stays withdrawn whatever comes', () => {
    fc.assert(
      fc.property(fc.array(actions, { maxLength: 20 }), (list) => {
        const withdrawn = advanceCase(receiveCase(seed), withdraw)
        if (!withdrawn.ok) throw new Error('a received case can be withdrawn')
        for (const action of list) expect(advanceCase(withdrawn.case, action).ok).toBe(false)
      })
    )
  })
})
