import { themeNames } from '@ljonething/ui/themeNames'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { province, setColumnRegion } from '../../browser/specialColumnRegion.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'

const standard = document.documentElement.dataset['theme']

afterEach(async () => {
  if (standard === undefined) delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = standard
  setColumnRegion(province)
  await page.viewport(1280, 900)
})

const shown = async (theme: string, width: number, loggedIn: boolean, region = province.name) => {
  await page.viewport(width, 900)
  document.documentElement.dataset['theme'] = theme
  const { screen } = await renderPortal('/onethingSpecialColumn', { loggedIn })
  await expect.element(screen.getByRole('banner')).toBeVisible()
  setColumnRegion({ ...province, name: region })
  await expect.element(screen.getByRole('button', { name: `切换地区，当前${region}` })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: loggedIn ? /\*/ : '登录' })).toBeVisible()
  const header = screen.getByRole('banner').element()
  const tops = ['搜索主题', '主导航'].map(
    (name) => header.querySelector(`[aria-label="${name}"]`)?.getBoundingClientRect() ?? new DOMRect()
  )
  return {
    height: header.getBoundingClientRect().height,
    middles: tops.map(({ top, height }) => Math.round(top + height / 2)),
    overflow: document.documentElement.scrollWidth - width
  }
}

describe('the header', () => {
  it.each(themeNames.flatMap((theme) => [true, false].map((loggedIn) => [theme, loggedIn] as const)))(
    'in %s stands in one row at 1440 px (logged in: %s)',
    async (theme, loggedIn) => {
      const { height, middles } = await shown(theme, 1440, loggedIn)
      expect(height).toBeLessThan(90)
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4)
    }
  )

  it.each(
    themeNames.flatMap((theme) =>
      [true, false].flatMap((loggedIn) => ['黑龙江省', '杜尔伯特蒙古族自治县'].map((region) => [theme, loggedIn, region] as const))
    )
  )('in %s takes at most 120 px of a phone, and nothing overflows (logged in: %s, region: %s)', async (theme, loggedIn, region) => {
    const { height, overflow } = await shown(theme, 390, loggedIn, region)
    expect(height).toBeLessThanOrEqual(120)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})
