import { describe, expect, it } from 'vitest'
import type { CaseView } from '../../queries/handling.ts'
import { caseTimeline } from './caseTimeline.ts'

const view = (...statuses: readonly number[]): CaseView => ({
  caseNo: 'A-M01',
  matterCode: 'M01',
  matterName: '出生登记',
  department: '公安厅',
  status: statuses.at(-1) ?? 1,
  label: '',
  promisedDays: 3,
  dueOn: '2026-11-25',
  isEstimate: false,
  isLate: false,
  usedDays: 0,
  canUrge: false,
  urgedAt: [],
  handleType: '2',
  resultName: '',
  delivery: 'delivered',
  log: statuses.map((status, index) => ({ status, label: '', at: `2026-11-20T0${index}:10:00.000Z`, by: 'department' }))
})

const states = (...statuses: readonly number[]) => caseTimeline(view(...statuses)).map(({ state }) => state)

describe('caseTimeline', () => {
  it('shows the six stages from 申报 to 送达', () => {
    expect(caseTimeline(view(1)).map(({ label }) => label)).toEqual(['申报', '预审', '受理', '办理', '办结', '送达'])
  })

  it('says when each done stage was completed and since when the present one runs', () => {
    const [apply, preReview, accept] = caseTimeline(view(1, 2))
    expect(apply).toMatchObject({ state: 'done', detail: '11-20 08:10' })
    expect(preReview).toMatchObject({ state: 'current', detail: '11-20 09:10 起' })
    expect(accept).not.toHaveProperty('detail')
  })

  it('stands before the department while it waits for another matter', () => {
    const stages = caseTimeline({ ...view(1), waitsFor: '等待“出生登记”的公民身份号码' })
    expect(stages.map(({ state }) => state)).toEqual(['done', 'next', 'next', 'next', 'next', 'next'])
    expect(stages[1]).not.toHaveProperty('detail')
  })

  it('names no time where the service tells none', () => {
    const { log, ...told } = view(1, 2)
    const [, preReview] = caseTimeline({ ...told, log: log.map((entry) => ({ ...entry, at: entry.status === 2 ? '' : entry.at })) })
    expect(preReview).toMatchObject({ state: 'current' })
    expect(preReview).not.toHaveProperty('detail')
  })

  it('marks a correction as waiting for the person and a refusal as failed', () => {
    expect(caseTimeline(view(1, 2, 6))[1]).toMatchObject({ state: 'blocked', label: '预审：待补正' })
    expect(caseTimeline(view(1, 2, 4, 5, 7))[2]).toMatchObject({ state: 'failed', label: '受理：不予受理' })
    expect(states(1, 51)).toContain('failed')
  })

  it('is done throughout once delivered', () => {
    expect(new Set(states(1, 2, 4, 5, 8, 9, 11, 15, 16))).toEqual(new Set(['done']))
  })

  it('stands still at a status it does not know', () => expect(states(1, 99)).toEqual(states(1)))
})
