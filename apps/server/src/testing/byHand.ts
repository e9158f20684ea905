/**
 * Cases moved by hand at the desks of the sandbox departments (手工办理), for tests that need a case at a certain place:
 *   const { caseNos } = await submitForHand(mother, 'follow-1'); await moveByHand(server.url, caseNos[0], 2, 4, 5, 8)
 */
import type { DeskCase } from '@ljonething/api/sandbox/DepartmentsApi'
import { mustSayWhy } from '@ljonething/domain/cases/caseStatus'
import type { CaseStatus } from '@ljonething/domain/cases/caseStatus'
import { formatDate } from '@ljonething/domain/display/dateTime'
import { expect } from 'vitest'
import { prepareNewborn, submitPayload } from './newbornSubmission.ts'
import { visitor } from './TestCaller.ts'
import type { TestCaller } from './TestCaller.ts'

/** A newborn application whose departments wait for a hand, once all of them have it but for what waits for another. */
export const submitForHand = async (mother: TestCaller, key: string) => {
  const { departments } = await mother.call((client) => client.sandbox.state())
  for (const { deptCode, mode } of departments)
    if (mode !== 'manual') await mother.call((client) => client.sandbox.department({ payload: { deptCode, mode: 'manual' } }))
  const payload = submitPayload(await prepareNewborn(mother), `by-hand-${key}`)
  const { applyNo } = await mother.call((client) => client.oneThingSubmit.submitSx({ payload }))
  const detail = () => mother.call((client) => client.oneThingApplications.getOneThingDetail({ query: { applyNo } }))
  await expect.poll(async () => (await detail()).cases.every(({ delivery }) => ['delivered', 'held'].includes(delivery))).toBe(true)
  const atDesks = (await detail()).cases.filter(({ delivery }) => delivery === 'delivered')
  return { applyNo, caseNos: atDesks.map(({ caseNo }) => caseNo), detail }
}

export const caseAtDesk = (url: string, caseNo: string): Promise<DeskCase> =>
  visitor(url).call((client) => client.sandboxDepartments.case({ query: { caseNo } }))

let keys = 0
/** What a move there needs: a refusal its reason, a correction the first field and the first material of the part, within a week of `today`. */
export const handMove = (view: DeskCase, to: CaseStatus, today: string) => ({
  ...{ clientKey: `hand-${(keys += 1)}`, caseNo: view.caseNo, to },
  ...(mustSayWhy(to) ? { note: '材料不符合要求' } : {}),
  ...(to === 6
    ? {
        request: {
          until: formatDate(Date.parse(`${today}T00:00:00+08:00`) + 7 * 86_400_000),
          fields: view.fields.slice(0, 1).map(({ id }) => ({ id, reason: '与身份证不一致' })),
          materials: view.materials.slice(0, 1).map(({ id }) => ({ code: id, reason: '照片不清晰' }))
        }
      }
    : {})
})

/** One status after the other; the case as it then stands. */
export const moveByHand = async (url: string, caseNo: string, ...way: readonly CaseStatus[]): Promise<DeskCase> => {
  const tester = visitor(url)
  const today = formatDate((await tester.call((client) => client.sandbox.state())).now)
  let view = await caseAtDesk(url, caseNo)
  for (const to of way) {
    const payload = handMove(view, to, today)
    view = await tester.call((client) => client.sandboxDepartments.move({ payload }))
  }
  return view
}
