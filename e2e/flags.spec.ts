/** What the flags of our scenes (主题标记, spec §3.2) change on the screens; those that no scene of ours has are seen on the screens alone. */
import { expect, test } from './journey.ts'
import { openHome, sceneLinks } from './pages/home.ts'

const veterans = { code: 'HLJYJS0012', name: '军人退役一件事' }
const startup = { code: 'HLJYJS0003' }
const newborn = { code: 'HLJYJS0001' }

test('key theme, zone and fixed region: as scenes of ours have them', async ({ page }) => {
  await openHome(page)
  await expect(sceneLinks(page).first()).toBeVisible()
  const cards = page.getByRole('main').getByRole('heading', { level: 2 })
  const marks = await page.getByRole('main').getByText('重点主题', { exact: true }).count()
  expect(marks).toBeGreaterThan(0)
  expect(marks).toBeLessThan(await cards.count())
  await page.goto(`themeWrapper/themeMiddle?code=${newborn.code}`)
  await expect(page.getByRole('main').getByText('重点主题', { exact: true })).toBeVisible()
  await expect(page.getByRole('combobox', { name: '办理地区' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '进入专区' }).click()
  await expect(page).toHaveURL(/\/unionProcessColumn$/u)
  await page.goto(`themeWrapper/themeMiddle?code=${veterans.code}`)
  await expect(page.getByRole('heading', { level: 1, name: veterans.name })).toBeVisible()
  await expect(page.getByRole('main').getByText('重点主题', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: '进入专区' })).toHaveCount(0)
  await page.goto(`themeWrapper/themeMiddle?code=${startup.code}`)
  await expect(page.getByText(/办理地区：/u)).toBeVisible()
  await expect(page.getByRole('combobox', { name: '办理地区' })).toHaveCount(0)
})
