/** What a first visit costs (首次访问): few requests, none after another, and nothing in sight moves while a screen arrives. Goals: docs/quality.md. */
import { mother, scene } from './data/newborn.ts'
import { expect, test } from './journey.ts'
import { arriveAs } from './pages/login.ts'
import { scriptRounds, visit } from './visit.ts'

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

const screens = [
  { name: 'home', path: 'onethingSpecialColumn', loggedIn: false, rounds: 2 },
  { name: 'introduction', path: `themeWrapper/themeMiddle?code=${scene.code}`, loggedIn: false, rounds: 3 },
  { name: 'guide', path: `themeWrapper/smartGuide?code=${scene.code}`, loggedIn: true, rounds: 3 }
]

test('home asks at most twelve times until it is drawn', async ({ page }) => {
  const { requestsUntilDrawn } = await visit(page, 'onethingSpecialColumn')
  expect(requestsUntilDrawn).toBeGreaterThan(2)
  expect(requestsUntilDrawn).toBeLessThanOrEqual(12)
})

for (const { name, path, loggedIn, rounds } of screens) {
  test(`${name} stands still while it loads, on a desk and on a phone, and asks for its scripts together`, async ({
    page,
    openBrowser
  }) => {
    if (loggedIn) await arriveAs(page, mother.name)
    const storageState = await page.context().storageState()
    for (const viewport of [wide, narrow]) {
      const context = await openBrowser({ storageState, viewport })
      const { shift } = await visit(await context.newPage(), path)
      expect(shift, `${viewport.width} px`).toBeLessThanOrEqual(0.02)
    }
    // What comes late on a busy machine is counted once more, and nothing is counted less.
    await expect(async () => {
      const cold = await openBrowser({ storageState, viewport: wide })
      expect(await scriptRounds(await cold.newPage(), path), 'scripts after one another').toBeLessThanOrEqual(rounds)
    }).toPass()
  })
}
