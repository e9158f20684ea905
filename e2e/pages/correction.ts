/** The desk of a correction (补正), and the departments that ask for one. */
import type { Locator, Page } from '@playwright/test'
import { expect } from '../journey.ts'

interface Row {
  readonly caseNo: string
  readonly status: number
}

const call = async (page: Page, path: string, data?: object) => {
  const address = `/ljonethingapi/sandbox/${path}`
  const answer = data === undefined ? await page.request.get(address) : await page.request.post(address, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).data
}

/** Whether the departments work by their script, or wait for a hand. */
export const setDepartments = async (page: Page, mode: 'manual' | 'normal'): Promise<void> => {
  const { departments } = await call(page, 'state')
  for (const { deptCode } of departments) await call(page, 'department', { deptCode, mode })
}

/** Its department has the case, at this status. */
export const expectAtDepartment = async (page: Page, caseNo: string, status = 1): Promise<void> => {
  const at = () =>
    call(page, `departmentCase?caseNo=${caseNo}`).then(
      (row: Row) => row.status,
      () => undefined
    )
  await expect.poll(at, { message: `${caseNo} is at its department` }).toBe(status)
}

/** Moves the case of a matter one status after the other, on from where it is (`from`); of the last one `facts` say why, or what is asked for. */
export const moveCase = async (page: Page, caseNo: string, way: readonly number[], facts: object = {}, from = 1): Promise<void> => {
  await expectAtDepartment(page, caseNo, from)
  for (const to of way) {
    const clientKey = `e2e-${caseNo}-${to}`
    await call(page, 'moveCase', { clientKey, caseNo, to, ...(to === way.at(-1) ? facts : {}) })
  }
}

/** The last day for a correction, `days` after today of the service. */
export const inDays = async (page: Page, days: number): Promise<string> => {
  const { now } = await call(page, 'state')
  return new Date(Date.parse(now) + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
}

export const handInButton = (page: Page): Locator => page.getByRole('button', { name: '交回补正' })

export const staged = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^已暂存 \d\d:\d\d$/ })
