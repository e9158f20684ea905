/**
 * How the portal is shown (显示方式): in every theme, as it was kept, the head of home stays low, and no text is cut or sticks out, on a desk and on a
 * phone. The other screens: themes.test.tsx of the portal.
 */
import type { Page } from '@playwright/test'
import { mother } from './data/newborn.ts'
import { expect, test } from './journey.ts'
import { arriveAs } from './pages/login.ts'

const themes = ['standard', 'large-type', 'high-contrast']
const sizes = [
  { viewport: { width: 1440, height: 900 }, head: 80 },
  { viewport: { width: 390, height: 844 }, head: 120 }
]
/** Texts of which something is hidden: what holds them is too small and does not scroll; what only screen readers read is one pixel large. */
const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header *, main *')]
      .filter((element) => {
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
        const { overflowX, overflowY } = getComputedStyle(element)
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        const isCut = (hides(overflowX) && scrollWidth > clientWidth + 1) || (hides(overflowY) && scrollHeight > clientHeight + 1)
        return clientWidth > 1 && isCut
      })
      .map(({ textContent }) => textContent)
  )

test('home: the head is low and nothing is cut in any theme, with the names of all scenes', async ({ page, openBrowser }) => {
  await arriveAs(page, mother.name)
  const storageState = await page.context().storageState()
  for (const { viewport, head } of sizes) {
    const shown = await (await openBrowser({ storageState, viewport })).newPage()
    await shown.goto('onethingSpecialColumn')
    for (const theme of themes) {
      await shown.evaluate((name) => window.localStorage.setItem('ljonething.theme', name), theme)
      await shown.reload()
      await expect(shown.getByRole('heading', { level: 1, name: '一件事，一次办' })).toBeVisible()
      await expect(shown.getByRole('button', { name: '周*岚' })).toBeVisible()
      const seen = `${theme} at ${viewport.width} px`
      const box = await shown.getByRole('banner').boundingBox()
      expect(box?.height, `head in ${seen}`).toBeLessThanOrEqual(head)
      expect(await cutTexts(shown), seen).toEqual([])
      const width = await shown.evaluate(() => document.documentElement.scrollWidth)
      expect(width, seen).toBeLessThanOrEqual(viewport.width)
    }
  }
})
