import { describe, expect, it } from 'vitest'
import { workingDaysBetween } from '../calendar/workingDays.ts'
import { caseOf } from '../testing/caseOf.ts'
import type { CaseStatus } from './caseStatus.ts'
import type { CaseAction } from './lifecycle.ts'
import { promiseOf } from './promise.ts'

/** Noon in Shanghai. */
const noon = (day: string) => `${day}T04:00:00.000Z`
const seed = { caseNo: 'A-M01', matterCode: 'M01', receivedAt: noon('2026-11-20') }
const move = (to: CaseStatus, day: string): CaseAction => ({ kind: 'move', to, by: 'department', at: noon(day), key: `${to} ${day}` })
const correct = (day: string): CaseAction => ({ kind: 'correct', by: 'applicant', at: noon(day), key: `correct ${day}` })

describe('the promise of a case', () => {
  it('is a day: so many working days after the one it was received', () => {
    expect(promiseOf(caseOf(seed, []), 1, '2026-11-20')).toEqual({
      dueOn: '2026-11-23',
      isEstimate: false,
      isLate: false,
      usedDays: 0
    })
    expect(promiseOf(caseOf(seed, []), 10, '2026-11-20').dueOn).toBe('2026-12-04')
  })

  it('is an estimate where it reaches a year whose holidays are not announced', () => {
    expect(promiseOf(caseOf(seed, []), 29, '2026-11-20')).toMatchObject({ dueOn: '2026-12-31', isEstimate: false })
    expect(promiseOf(caseOf(seed, []), 30, '2026-11-20')).toMatchObject({ dueOn: '2027-01-04', isEstimate: true })
  })

  it('is broken when the day has passed and the case is still open', () => {
    const open = caseOf(seed, [move(2, '2026-11-20')])
    expect(promiseOf(open, 1, '2026-11-23').isLate).toBe(false)
    expect(promiseOf(open, 1, '2026-11-24').isLate).toBe(true)
    expect(promiseOf(caseOf(seed, [move(2, '2026-11-20'), move(3, '2026-11-27')]), 1, '2026-12-01').isLate).toBe(false)
  })

  it('does not count the working days on which it waited for the applicant, and is not late meanwhile', () => {
    const waiting = [move(2, '2026-11-20'), move(6, '2026-11-23')]
    expect(promiseOf(caseOf(seed, waiting), 3, '2026-11-30')).toMatchObject({ dueOn: '2026-12-02', isLate: false, usedDays: 1 })
    expect(promiseOf(caseOf(seed, [...waiting, correct('2026-11-26')]), 3, '2026-12-15')).toEqual({
      dueOn: '2026-11-30',
      isEstimate: false,
      isLate: true,
      usedDays: 14
    })
  })

  it('does not count a suspension', () => {
    const path = [2, 4, 5, 8, 9, 10] as const
    const suspended = caseOf(seed, [...path.map((to) => move(to, '2026-11-23')), move(9, '2026-11-25')])
    expect(promiseOf(suspended, 3, '2026-11-25').dueOn).toBe('2026-11-27')
  })

  it('uses days up to its first end, and no more while the result is made out and delivered', () => {
    const path = [2, 4, 5, 8, 9] as const
    const ended = caseOf(seed, [...path.map((to) => move(to, '2026-11-23')), move(11, '2026-11-24'), move(15, '2026-12-01')])
    expect(promiseOf(ended, 1, '2026-12-20')).toMatchObject({ dueOn: '2026-11-23', isLate: false, usedDays: 2 })
  })

  it.each(['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-28', '2026-12-15'])(
    'has more days used than promised exactly on the working days after the promised one: %s',
    (today) => {
      const { dueOn, usedDays } = promiseOf(caseOf(seed, [move(2, '2026-11-20')]), 2, today)
      expect(Math.max(0, usedDays - 2)).toBe(workingDaysBetween(dueOn, today))
    }
  )
})
