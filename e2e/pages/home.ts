/** The special column (专区首页). */
import type { Locator, Page } from '@playwright/test'
import { expect } from '../journey.ts'

export const openHome = async (page: Page): Promise<void> => {
  await page.goto('')
  await expect(page.getByRole('heading', { level: 1, name: '一件事，一次办' })).toBeVisible()
}

export const sceneLinks = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')

export const showAudience = (page: Page, audience: '个人' | '法人'): Promise<void> =>
  page.getByRole('radiogroup', { name: '服务对象' }).getByRole('radio', { name: audience, exact: true }).check()

export const openScene = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}
