import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createPortalRouter } from '../routes/router.tsx'
import { renderPortal } from '../testing/renderPortal.tsx'

afterEach(() => {
  vi.unstubAllEnvs()
})

const paths = () => Object.keys(createPortalRouter().routesByPath)

describe('the page for engineers', () => {
  it('[R-2.3-17] [R-9-10] is a route in every build mode but production', () => {
    for (const mode of ['development', 'test', 'staging']) {
      vi.stubEnv('MODE', mode)
      expect(paths()).toContain('/test')
    }
    vi.stubEnv('MODE', 'production')
    expect(paths()).not.toContain('/test')
    expect(paths()).toContain('/onethingSpecialColumn')
  })

  it('in production its address is an unknown page', async () => {
    vi.stubEnv('MODE', 'production')
    const { screen } = await renderPortal('/test')
    await expect.element(screen.getByRole('heading', { name: '没有找到这个页面' })).toBeVisible()
  })

  it('lists the published names with links to their paths, and the build mode', async () => {
    vi.stubEnv('MODE', 'development')
    await page.viewport(1280, 900)
    const { screen } = await renderPortal('/test')
    await expect.element(screen.getByRole('heading', { level: 1, name: '路由一览' })).toBeVisible()
    await expect.element(screen.getByText('development')).toBeVisible()
    const links = screen.getByRole('link', { name: '/doThing/doThingProgress/oneThingList', exact: true })
    await expect.element(links.first()).toHaveAttribute('href', '/ljonething/doThing/doThingProgress/oneThingList')
    for (const name of ['oneThingList', 'eOneThingList', 'TestPage']) {
      expect(screen.getByRole('rowheader', { name, exact: true }).elements()).toHaveLength(1)
    }
  })
})
