import { describe, expect, it } from 'vitest'
import { answered, askedItems, isOverdue } from './correction.ts'
import type { CorrectionRequest } from './correction.ts'
import { advanceCase, receiveCase } from './lifecycle.ts'
import type { Case, CaseAction } from './lifecycle.ts'
import { requestOf } from './requestOf.ts'

const at = '2026-11-23T03:00:00.000Z'
const request: CorrectionRequest = { until: '2026-12-04', fields: [{ id: 'G^name', reason: '与身份证不一致' }], materials: [] }
const played = (...actions: readonly CaseAction[]): Case =>
  actions.reduce(
    (theCase, action) => {
      const moved = advanceCase(theCase, action)
      if (!moved.ok) throw new Error(moved.error.message)
      return moved.case
    },
    receiveCase({ caseNo: 'A-M01', matterCode: 'M01', receivedAt: at })
  )
const to = (status: 2 | 6, key: string, asked?: CorrectionRequest): CaseAction => ({
  ...{ kind: 'move', to: status, by: 'department', at, key },
  ...(asked === undefined ? {} : { request: asked })
})
const asked = [
  { caseNo: 'A-M01', request },
  {
    caseNo: 'A-M03',
    request: { ...request, fields: [...request.fields, { id: 'G^phone', reason: '空号' }], materials: [{ code: 'CL01', reason: '模糊' }] }
  }
]

describe('a request for a correction', () => {
  it('stands as long as the case waits, and not once it was answered; asked again it is the new one', () => {
    const waiting = [to(2, 'a'), to(6, 'b', request)]
    const handedIn: CaseAction = { kind: 'correct', by: 'applicant', at, key: 'c', corrected: { fields: ['G^name'], materials: [] } }
    const again = { ...request, until: '2026-12-11' }
    expect(requestOf(played(to(2, 'a')))).toBeUndefined()
    expect(requestOf(played(...waiting))).toEqual(request)
    expect(requestOf(played(...waiting, handedIn))).toBeUndefined()
    expect(requestOf(played(...waiting, handedIn, to(6, 'd', again)))).toEqual(again)
    expect(requestOf(played(to(2, 'a'), to(6, 'b')))).toBeUndefined()
  })

  it('may be answered on its last day, and not after it', () => {
    expect(isOverdue(request, '2026-12-04')).toBe(false)
    expect(isOverdue(request, '2026-12-05')).toBe(true)
  })

  it('of several departments: what two ask for is asked once, with both reasons', () => {
    const { fields, materials } = askedItems(asked)
    expect([...fields.keys()]).toEqual(['G^name', 'G^phone'])
    expect(fields.get('G^name')?.map(({ caseNo }) => caseNo)).toEqual(['A-M01', 'A-M03'])
    expect(materials.get('CL01')).toEqual([{ caseNo: 'A-M03', reason: '模糊' }])
  })

  it('is answered by a change of what it names, and by nothing else', () => {
    const numbers = (fields: readonly string[], materials: readonly string[] = []) =>
      answered(asked, { fields, materials }).map(({ caseNo }) => caseNo)
    expect(numbers(['G^name'])).toEqual(['A-M01', 'A-M03'])
    expect(numbers(['G^phone'])).toEqual(['A-M03'])
    expect(numbers([], ['CL01'])).toEqual(['A-M03'])
    expect(numbers(['G^other'])).toEqual([])
  })
})
