import { movesFrom } from '@ljonething/domain/cases/caseStatus'
import { advanceCase, receiveCase } from '@ljonething/domain/cases/lifecycle'
import type { Case } from '@ljonething/domain/cases/lifecycle'
import { describe, expect, it } from 'vitest'
import { dueMoves, nextDue } from './departmentScript.ts'
import type { DepartmentMode } from './departmentScript.ts'

const start = '2026-11-20T04:00:00.000Z'
const fresh = () => receiveCase({ caseNo: 'A-M01', matterCode: 'M01', receivedAt: start })
const later = (days: number) => new Date(Date.parse(start) + days * 86_400_000)

/** Everything the department does up to `now`. */
const work = (mode: DepartmentMode, promisedDays: number, now: Date): Case =>
  dueMoves(fresh(), mode, promisedDays, now).reduce((current, move) => {
    const moved = advanceCase(current, move)
    if (!moved.ok) throw new Error(moved.error.message)
    return moved.case
  }, fresh())

describe('sandbox department', () => {
  it('does nothing before its time, and goes to the result by moves the lifecycle allows', () => {
    expect(work('normal', 10, new Date(start)).status).toBe(1)
    expect(work('normal', 10, later(1)).status).toBe(9)
    const done = work('normal', 10, later(20))
    expect(done.status).toBe(16)
    for (const { from, to } of done.log) expect(movesFrom(from)).toContain(to)
  })

  it('finishes within the promised days, counted as days', () => {
    for (const promised of [1, 3, 15]) {
      const last = work('normal', promised, later(promised)).log.at(-1)
      expect(last?.to).toBe(16)
      expect(Date.parse(last?.at ?? '')).toBeLessThanOrEqual(later(promised).getTime())
    }
  })

  it('gives the same moves at the same moments however often and late it is asked', () => {
    expect(work('normal', 5, later(9))).toEqual(work('normal', 5, later(400)))
  })

  it('refuses at acceptance, and a silent one never moves', () => {
    expect(work('refuse', 5, later(9))).toMatchObject({ status: 7 })
    expect(work('silent', 5, later(400)).log).toEqual([])
  })

  it('says when it moves next: the moment from which the next move is due, and never when silent or done', () => {
    const due = nextDue(fresh(), 'normal', 5) ?? later(400)
    expect(dueMoves(fresh(), 'normal', 5, new Date(due.getTime() - 1))).toEqual([])
    expect(dueMoves(fresh(), 'normal', 5, due)).toHaveLength(1)
    expect(nextDue(fresh(), 'silent', 5)).toBeUndefined()
    expect(nextDue(work('normal', 5, later(9)), 'normal', 5)).toBeUndefined()
  })
})
