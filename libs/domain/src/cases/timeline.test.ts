import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movesFrom } from './caseStatus.ts'
import { advanceCase, receiveCase } from './lifecycle.ts'
import type { Case, CaseAction } from './lifecycle.ts'
import type { CaseStatus } from './caseStatus.ts'
import { caseOf as caseOfLog } from '../testing/caseOf.ts'
import { caseStages, stageLabels, timelineOf } from './timeline.ts'

const seed = { caseNo: 'C1', matterCode: 'M01', receivedAt: '12:00' }
const move = (to: CaseStatus, at: string, note?: string): CaseAction => ({
  kind: 'move',
  to,
  by: 'department',
  at,
  key: `${to}@${at}`,
  ...(note === undefined ? {} : { note })
})
const caseOf = (...log: CaseAction[]): Case => caseOfLog(seed, log)
const drawn = (theCase: Case) =>
  timelineOf(theCase).map((step) => [step.label, step.state, step.at, step.status].filter((part) => part !== undefined).join(' '))

describe('timelineOf', () => {
  it('a case just received is applied for, and its pre-review is current', () => {
    expect(drawn(receiveCase(seed))).toEqual([
      '申报 done 12:00',
      '预审 current 12:00 已收件',
      '受理 next',
      '办理 next',
      '办结 next',
      '送达 next'
    ])
  })

  it('a case that ran through shows the time each stage was completed', () => {
    const log = [
      move(2, '12:05'),
      move(4, '12:40'),
      move(5, '12:41'),
      move(8, '13:05'),
      move(9, '14:00'),
      move(11, '16:12'),
      move(15, '16:30'),
      move(16, '17:00')
    ]
    expect(drawn(caseOf(...log))).toEqual([
      '申报 done 12:00',
      '预审 done 12:40',
      '受理 done 13:05',
      '办理 done 16:12',
      '办结 done 16:12',
      '送达 done 17:00 已送达'
    ])
  })

  it('a correction asked for at the pre-review blocks the pre-review and carries the note', () => {
    const steps = timelineOf(caseOf(move(2, '12:05'), move(6, '12:40', '户口簿首页不清晰')))
    expect(steps[1]).toEqual({
      stage: 'preReview',
      label: '预审',
      state: 'blocked',
      at: '12:40',
      status: '待补正',
      note: '户口簿首页不清晰'
    })
    expect(steps.slice(2).every((step) => step.state === 'next' && step.at === undefined)).toBe(true)
  })

  it('a correction asked for at the acceptance blocks the acceptance; corrected, the pre-review is current again', () => {
    const log = [move(2, '12:05'), move(4, '12:40'), move(5, '12:41'), move(6, '13:00')]
    expect(drawn(caseOf(...log)).slice(1, 4)).toEqual(['预审 done 12:40', '受理 blocked 13:00 待补正', '办理 next'])
    const corrected = caseOf(...log, { kind: 'correct', by: 'applicant', at: '14:00', key: 'c' })
    expect(drawn(corrected).slice(0, 3)).toEqual(['申报 done 12:00', '预审 current 14:00 待预审', '受理 next'])
  })

  it('a withdrawal blocks the stage it happened in', () => {
    const withdrawn = caseOf(move(2, '12:05'), move(4, '12:40'), { kind: 'withdraw', by: 'applicant', at: '12:50', key: 'w' })
    expect(drawn(withdrawn).slice(0, 4)).toEqual(['申报 done 12:00', '预审 done 12:40', '受理 blocked 12:50 已撤回', '办理 next'])
  })

  it('a suspended case is blocked in 办理, a refused one in 办结', () => {
    const log = [move(2, '1'), move(4, '2'), move(5, '3'), move(8, '4'), move(9, '5')]
    expect(drawn(caseOf(...log, move(10, '6')))[3]).toBe('办理 blocked 6 已挂起')
    expect(drawn(caseOf(...log, move(13, '6'))).slice(3)).toEqual(['办理 done 6', '办结 blocked 6 审批不通过', '送达 next'])
  })

  it('takes other stage labels', () => {
    expect(timelineOf(receiveCase(seed), { ...stageLabels, apply: '提交' })[0]?.label).toBe('提交')
  })

  it('always has six steps: done ones, then one that is current, blocked or done, then next ones', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { maxLength: 20 }), (choices) => {
        const theCase = choices.reduce<Case>((before, choice, index) => {
          const open = movesFrom(before.status)
          const to = open[choice % Math.max(open.length, 1)]
          const action: CaseAction =
            to === undefined
              ? { kind: 'correct', by: 'applicant', at: `${index}`, key: `${index}` }
              : { ...move(to, `${index}`), key: `${index}` }
          const result = advanceCase(before, action)
          return result.ok ? result.case : before
        }, receiveCase(seed))
        const steps = timelineOf(theCase)
        expect(steps.map((step) => step.stage)).toEqual(caseStages)
        const here = steps.findIndex((step) => step.status !== undefined)
        expect(here).toBeGreaterThanOrEqual(0)
        expect(steps.slice(0, here).every((step) => step.state === 'done' && step.at !== undefined)).toBe(true)
        expect(steps.slice(here + 1).every((step) => step.state === 'next')).toBe(true)
        expect(steps[here]?.state).not.toBe('next')
      })
    )
  })
})
