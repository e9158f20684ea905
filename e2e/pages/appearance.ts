/** How the portal is shown (显示方式): large type, and a phone. */
import type { Page } from '@playwright/test'
import { expect } from '../journey.ts'

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

export const chooseTheme = async (page: Page, theme: '标准版' | '适老版'): Promise<void> => {
  await page.getByRole('button', { name: /显示方式：/ }).click()
  await page.getByRole('menuitem', { name: theme }).click()
  await expect(page.getByRole('menu')).toBeHidden()
}

/** At 390 px nothing sticks out to the side. */
export const expectFitsPhone = async (page: Page, screen: string): Promise<void> => {
  await page.setViewportSize(phone)
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `width of ${screen} on a phone` })
    .toBeLessThanOrEqual(phone.width)
  await page.setViewportSize(wide)
}
