import { expect, it } from 'vitest'
import { advanceCase, receiveCase } from './lifecycle.ts'
import type { CaseAction } from './lifecycle.ts'
import type { CaseStatus } from './caseStatus.ts'
import { conclusionOf } from './conclusion.ts'

const certificate = {
  certId: 'DZZZ1',
  certCode: 'JHZ',
  certType: '结婚证',
  number: '23001',
  issuer: '民政厅',
  validFrom: '2026-11-24',
  holders: []
}
const move = (to: CaseStatus, more: { readonly note?: string; readonly certificate?: typeof certificate } = {}): CaseAction => ({
  kind: 'move',
  to,
  by: 'department',
  at: `2026-11-${to + 10}T01:00:00.000Z`,
  key: String(to),
  ...more
})
const after = (...actions: readonly CaseAction[]) =>
  conclusionOf(
    actions.reduce(
      (theCase, action) => {
        const moved = advanceCase(theCase, action)
        if (!moved.ok) throw new Error(moved.error.message)
        return moved.case
      },
      receiveCase({ caseNo: 'A-M01', matterCode: 'M01', receivedAt: '2026-11-01T01:00:00.000Z' })
    )
  )
const accepted = [2, 4, 5, 8, 9].map((to) => move(to as CaseStatus))

it('a case under way or withdrawn has come to nothing', () => {
  expect(after()).toBeUndefined()
  expect(after(...accepted)).toBeUndefined()
  expect(after({ kind: 'withdraw', by: 'applicant', at: '2026-11-02T01:00:00.000Z', key: 'w' })).toBeUndefined()
})

it('an approved one has the notice of it, also once that is delivered, until a certificate is issued', () => {
  const approved = [...accepted, move(11, { note: '准予办理' })]
  const notice = { kind: 'approval', status: 11, at: '2026-11-21T01:00:00.000Z', note: '准予办理' }
  expect(after(...approved)).toEqual(notice)
  expect(after(...approved, move(15), move(16))).toEqual(notice)
  expect(after(...approved, move(15, { certificate }), move(16))).toEqual({
    ...notice,
    kind: 'certificate',
    at: '2026-11-25T01:00:00.000Z',
    certificate
  })
})

it.each([
  [3, [move(2)]],
  [7, [move(2), move(4), move(5)]],
  [13, accepted],
  [14, accepted]
] as const)('one refused with %i has the notice with the reason', (status, before) => {
  expect(after(...before, move(status, { note: '材料不全' }))).toMatchObject({ kind: 'refusal', status, note: '材料不全' })
})

it('what ended before it came to its department has no paper of the department', () => {
  const need = { matterCode: 'M03', matterName: '出生登记', value: 'citizenId' } as const
  const waiting = receiveCase({ caseNo: 'A', matterCode: 'M05', receivedAt: '2026-11-20T01:00:00.000Z', needs: [need] })
  const lapsed = advanceCase(waiting, { kind: 'lapse', by: 'service', at: '2026-11-21T01:00:00.000Z', note: '因……', key: 'lapse' })
  expect(lapsed.ok && lapsed.case.status).toBe(3)
  expect(lapsed.ok ? conclusionOf(lapsed.case) : undefined).toBeUndefined()
})
