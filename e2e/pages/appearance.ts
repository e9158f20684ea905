/** How the portal is shown (显示方式): large type, and a phone. */
import type { Page } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { expectAccessible } from '../accessibility.ts'
import { expectChinese } from '../chinese.ts'
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

/** Pictures of the screen as it stands, in every look, into the folder that PICTURES names; none without it. An open dialog keeps its look. */
export const pictures = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['PICTURES']
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  const isDialog = await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().isVisible()
  for (const theme of ['适老版', '标准版'] as const) {
    if (!isDialog) await chooseTheme(page, theme)
    for (const { width } of [wide, phone]) {
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: `${folder}/${name}-${theme}-${width}.png`, fullPage: !isDialog })
    }
    await page.setViewportSize(wide)
  }
}

/** A screen as everybody may meet it: for all senses, in Chinese, on a phone. */
export const expectForAll = async (page: Page, screen: string): Promise<void> => {
  await expectAccessible(page, screen)
  await expectChinese(page, screen)
  await expectFitsPhone(page, screen)
  await pictures(page, screen)
}
