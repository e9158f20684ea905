/** My items (我的办件) and one of them (办件详情). */
import type { Locator, Page } from '@playwright/test'
import { expect } from '../journey.ts'

const tab = (page: Page, name: string): Locator => page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name })

/** What is told at the top lies over the navigation for as long as it stays. */
const closeTold = (page: Page): Promise<void> =>
  page.getByRole('button', { name: '关闭提示' }).evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click()
  })

export const openApplications = async (page: Page): Promise<void> => {
  await closeTold(page)
  await tab(page, '我的办件').click()
  await expect(page.getByRole('heading', { level: 1, name: '我的办件' })).toBeVisible()
}

export const openDrafts = async (page: Page): Promise<void> => {
  await closeTold(page)
  await tab(page, '草稿箱').click()
  await expect(page.getByRole('heading', { level: 1, name: '草稿箱' })).toBeVisible()
}

export const applicationRow = (page: Page, applyNo: string): Locator => page.getByRole('row').filter({ hasText: applyNo })

/** How many there are in all, once the list has come. */
export const countApplications = async (page: Page): Promise<number> => {
  await expect(page.getByRole('rowheader').or(page.getByText('您还没有提交过申请。')).first()).toBeVisible()
  const total = await page.getByText(/^共 \d+ 条$/).textContent()
  return Number(total?.replaceAll(/\D/g, ''))
}

export const openApplication = async (page: Page, applyNo: string): Promise<void> => {
  await applicationRow(page, applyNo).getByRole('link', { name: /^查看/ }).click()
  await expect(page.getByText(`申请编号 ${applyNo}`)).toBeVisible()
}

export const timelines = (page: Page): Locator => page.getByRole('list', { name: /的办理进度$/ })

export const timelineOf = (page: Page, matter: string): Locator => page.getByRole('list', { name: `${matter}的办理进度` })
