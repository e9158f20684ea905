/** The desks of the sandbox departments (部门案头): one department, one case on it, and the moves made by hand. */
import type { Locator, Page } from '@playwright/test'
import { expect } from '../journey.ts'

export const openDesk = async (page: Page, deptCode: string): Promise<void> => {
  await page.goto(`sandbox/departments?dept=${deptCode}`)
  await expect(page.getByRole('heading', { level: 1, name: '部门案头' })).toBeVisible()
}

/** Who moves what lies on the desk: the tester, or the department by itself. */
export const workDesk = async (page: Page, deptCode: string, way: '手工办理' | '自动办理'): Promise<void> => {
  await openDesk(page, deptCode)
  await page.getByRole('button', { name: `改为${way}` }).click()
  await expect(page.getByText(way, { exact: true })).toBeVisible()
}

export const openDeskCase = async (page: Page, deptCode: string, caseNo: string): Promise<void> => {
  await openDesk(page, deptCode)
  await page.getByRole('link', { name: caseNo }).click()
  await expect(page.getByText(caseNo, { exact: true })).toBeVisible()
}

export const moves = (page: Page): Locator => page.getByRole('group', { name: '办理' })

export const moveDialog = (page: Page, move: string): Locator => page.getByRole('dialog', { name: move })

/** Presses one move after the other, and gives a reason where one is asked for. */
export const moveCase = async (page: Page, ...way: readonly string[]): Promise<void> => {
  for (const move of way) {
    await moves(page).getByRole('button', { name: move, exact: true }).click()
    if (['预审不通过', '不予受理', '挂起', '审批不通过', '退回'].includes(move)) {
      await moveDialog(page, move).getByRole('textbox', { name: '理由' }).fill('材料不符合要求')
      await moveDialog(page, move)
        .getByRole('button', { name: `确定${move}` })
        .click()
    }
    await expect(moves(page).getByRole('button', { name: move, exact: true })).toBeHidden()
  }
}
