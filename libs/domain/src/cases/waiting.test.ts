import { describe, expect, it } from 'vitest'
import { caseOf } from '../testing/caseOf.ts'
import type { Matter } from '../scene/Scene.ts'
import { applicationGroup } from './application.ts'
import type { CaseStatus } from './caseStatus.ts'
import { advanceCase } from './lifecycle.ts'
import type { Case, CaseAction } from './lifecycle.ts'
import { earlierResults, isWaiting, needsOf } from './needs.ts'
import type { Need } from './needs.ts'
import { promiseOf } from './promise.ts'
import { resultValueKeys, resultValues } from './resultValues.ts'
import { consequencesOf, waitText } from './waiting.ts'

const noon = (day: string) => `${day}T04:00:00.000Z`
const number = '23019919930412002X'
const need: Need = { matterCode: 'M03', matterName: '出生登记（申报户口）', value: 'citizenId' }
const received = { receivedAt: noon('2026-11-20') }
const waiting = caseOf({ ...received, caseNo: 'A-M05', matterCode: 'M05', needs: [need] }, [])
const move = (to: CaseStatus, day = '2026-11-24', given?: string): CaseAction => ({
  ...{ kind: 'move', to, by: 'department', at: noon(day), key: `${to} ${day}` },
  ...(given === undefined ? {} : { given: [{ value: 'citizenId', text: given }] })
})
const earlier = (...log: readonly CaseAction[]) => caseOf({ ...received, caseNo: 'A-M03', matterCode: 'M03' }, log)
const toDecision = [2, 4, 5, 8, 9] as const
const decided = (...log: readonly CaseAction[]) => earlier(...toDecision.map((to) => move(to)), ...log)
const after = (theCase: Case, actions: readonly CaseAction[]): Case =>
  actions.reduce((one, action) => {
    const moved = advanceCase(one, action)
    if (!moved.ok) throw new Error(moved.error.message)
    return moved.case
  }, theCase)

describe('what a matter needs of another', () => {
  const matter = (code: string, more: Partial<Matter> = {}) => ({ code, name: `事项${code}`, ...more }) as Matter
  const card = matter('M05', { needs: [{ matter: 'M03', value: 'citizenId' }] })

  it('counts where both are applied for', () => {
    expect(needsOf([matter('M03'), card])).toEqual(new Map([['M05', [{ matterCode: 'M03', matterName: '事项M03', value: 'citizenId' }]]]))
    expect(needsOf([matter('M01'), card])).toEqual(new Map())
  })

  it('has a name, and an example of another kind is none', () => {
    for (const key of resultValueKeys) expect(resultValues[key].label, key).not.toBe('')
    expect(resultValueKeys.filter((key) => resultValues[key].isValid(number))).toEqual(['citizenId'])
  })
})

describe('a case that waits for another', () => {
  it('says for what, without what the name adds in brackets', () => {
    expect(waitText(waiting)).toBe('等待“出生登记”的公民身份号码')
    expect(waitText(caseOf({ ...received, caseNo: 'A', matterCode: 'M01' }, []))).toBeUndefined()
  })

  it('is moved by no department, and may be taken back', () => {
    expect(advanceCase(waiting, move(2))).toMatchObject({
      ok: false,
      error: { message: '办件正在等待其他事项的结果，不能变更为“待预审”' }
    })
    const taken = after(waiting, [{ kind: 'withdraw', by: 'applicant', at: noon('2026-11-23'), key: 'withdraw' }])
    expect([taken.status, isWaiting(taken), waitText(taken)]).toEqual([51, false, undefined])
  })

  it('goes on once, with the first value that comes, at the moment it came', () => {
    const approved = decided(move(11, '2026-11-25', number), move(15, '2026-11-26', '230199202611060026'))
    const gone = after(waiting, consequencesOf(approved, waiting))
    expect(earlierResults(gone)).toEqual([{ ...need, text: number }])
    expect(gone.log).toMatchObject([{ from: 1, to: 1, by: 'service', at: noon('2026-11-25') }])
    expect(isWaiting(gone)).toBe(false)
    expect(consequencesOf(approved, gone)).toEqual([])
    expect(after(gone, [move(2, '2026-11-26')]).status).toBe(2)
  })

  it('waits on while the other goes on, is corrected or suspended, and while the value may still come', () => {
    for (const log of [[move(2)], [move(2), move(6)], [...toDecision.map((to) => move(to)), move(10)]])
      expect(consequencesOf(earlier(...log), waiting)).toEqual([])
    expect(consequencesOf(decided(move(11)), waiting)).toEqual([])
    expect(consequencesOf(decided(move(12), move(15)), waiting)).toEqual([])
  })

  it.each([
    ['预审不通过', earlier(move(2), move(3))],
    ['不予受理', earlier(move(2), move(4), move(5), move(7))],
    ['审批不通过', decided(move(13))],
    ['已退回', decided(move(14))],
    ['已撤回', earlier({ kind: 'withdraw', by: 'applicant', at: noon('2026-11-24'), key: 'withdraw' })]
  ])('ends where the other ended %s, and says so', (how, other) => {
    const ended = after(waiting, consequencesOf(other, waiting))
    expect(ended.status).toBe(3)
    expect(ended.log.at(-1)).toMatchObject({
      kind: 'lapse',
      at: noon('2026-11-24'),
      note: `因“出生登记”${how}，没有产生公民身份号码，这一项无法办理，没有转给部门`
    })
    expect(applicationGroup([other.status, ended.status])).toBe('notPassed')
  })

  it('ends where the other was done without the value', () => {
    const other = decided(move(11), move(15), move(16, '2026-11-30'))
    expect(consequencesOf(other, waiting)).toMatchObject([
      { kind: 'lapse', at: noon('2026-11-30'), note: '因“出生登记”的办理结果中没有公民身份号码，这一项无法办理，没有转给部门' }
    ])
  })

  it('with two needs waits for both, and ends with the first that never comes', () => {
    const tax: Need = { matterCode: 'M02', matterName: '清税', value: 'taxClearanceNo' }
    const both = caseOf({ ...received, caseNo: 'A-M05', matterCode: 'M05', needs: [need, tax] }, [])
    expect(waitText(both)).toBe('等待“出生登记”的公民身份号码、“清税”的清税证明文书号')
    const half = after(both, consequencesOf(decided(move(11, '2026-11-25', number)), both))
    expect(waitText(half)).toBe('等待“清税”的清税证明文书号')
    const refused = caseOf({ ...received, caseNo: 'A-M02', matterCode: 'M02' }, [move(2), move(3)])
    expect(after(half, consequencesOf(refused, half)).status).toBe(3)
  })

  it('is promised from when it went on: what it waited does not count, and it is not late meanwhile', () => {
    expect(promiseOf(waiting, 1, '2026-12-04')).toMatchObject({ isLate: false, usedDays: 0 })
    const gone = after(waiting, consequencesOf(decided(move(11, '2026-11-25', number)), waiting))
    expect(promiseOf(gone, 1, '2026-11-25')).toMatchObject({ dueOn: '2026-11-26', isLate: false, usedDays: 0 })
    expect(promiseOf(gone, 1, '2026-11-27')).toMatchObject({ dueOn: '2026-11-26', isLate: true, usedDays: 2 })
  })

  it('nothing is supplied that it does not wait for', () => {
    const other = {
      kind: 'supply',
      by: 'service',
      at: noon('2026-11-25'),
      result: { ...need, matterCode: 'M01', text: number },
      key: 'x'
    } as const
    expect(advanceCase(waiting, other)).toMatchObject({ ok: false })
    const never = { kind: 'lapse', by: 'service', at: noon('2026-11-25'), note: '因……', key: 'lapse' } as const
    expect(advanceCase(earlier(), never)).toMatchObject({ ok: false })
  })
})
