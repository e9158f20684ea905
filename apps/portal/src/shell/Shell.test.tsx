import { ToastProvider } from '@ljonething/ui/Toast'
import { Star } from 'lucide-react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loseConnection } from '../testing/fakeService.ts'
import { renderPortal } from '../testing/renderPortal.tsx'
import { NavigationBar } from './navigation/NavigationBar.tsx'

const warning = '功能开发中，敬请期待'

describe('shell', () => {
  it('[R-2.4-01] [R-2.4-02] [R-2.4-04] shows a navigation bar with my handled items and the draft box, and a page container', async () => {
    const { screen } = await renderPortal('/onethingSpecialColumn')
    const bar = screen.getByRole('navigation', { name: '主导航' })
    await expect.element(bar).toBeVisible()
    expect(
      bar
        .getByRole('link')
        .elements()
        .map((link) => link.textContent)
    ).toEqual(['我的办件', '草稿箱'])
    await expect.element(screen.getByRole('main')).toBeVisible()
  })

  it('[R-2.4-05] a navigation tab without a target warns that it is being built', async () => {
    const screen = await render(
      <ToastProvider>
        <NavigationBar tabs={[{ id: 'later', label: '我的收藏', Icon: Star }]} />
      </ToastProvider>
    )
    await screen.getByRole('button', { name: '我的收藏' }).click()
    await expect.element(screen.getByText(warning).first()).toBeVisible()
  })

  it('[R-2.4-07] [R-2.4-08] [R-2.4-09] the sidebar has 智能客服, 我要办 and 消息中心; what is not built says so', async () => {
    const { screen, path } = await renderPortal('/sandbox')
    const dock = screen.getByRole('complementary', { name: '快捷入口' })
    await dock.getByRole('button', { name: '智能客服' }).click()
    await expect.element(screen.getByText(warning).first()).toBeVisible()
    await expect.element(dock.getByRole('button', { name: '消息中心' })).toBeVisible()
    await dock.getByRole('button', { name: '我要办' }).click()
    await expect.poll(path).toBe('/onethingSpecialColumn')
  })

  it('[R-2.4-03] covers the page with 加载中… until the user and the region list are known', async () => {
    const gate = Promise.withResolvers<void>()
    const { screen } = await renderPortal('/onethingSpecialColumn', {
      answers: (service) =>
        service.answer('spaceDictionary', 'dictionary', async () => {
          await gate.promise
          return []
        })
    })
    await expect.element(screen.getByRole('status').filter({ hasText: '加载中…' })).toBeInTheDocument()
    expect(document.querySelector<HTMLElement>('main > div')?.inert).toBe(true)
    gate.resolve()
    await expect.poll(() => document.querySelector<HTMLElement>('main > div')?.inert).toBe(false)
  })

  it('shows the foot once its place is known: not while something in main is being loaded', async () => {
    const gate = Promise.withResolvers<void>()
    const { screen } = await renderPortal('/onethingSpecialColumn', {
      answers: (service) =>
        service.answer('middleScenes', 'scenes', async () => {
          await gate.promise
          return []
        })
    })
    await expect.poll(() => document.querySelectorAll('main [data-placeholder]').length).toBeGreaterThan(0)
    const foot = screen.getByRole('contentinfo', { includeHidden: true })
    await expect.element(foot).not.toBeVisible()
    gate.resolve()
    await expect.element(foot).toBeVisible()
    expect(document.querySelectorAll('main [data-placeholder]')).toHaveLength(0)
  })

  it('[R-8-24] goes on when the region list cannot be loaded', async () => {
    const { screen } = await renderPortal('/onethingSpecialColumn', {
      answers: (service) => service.answer('spaceDictionary', 'dictionary', loseConnection)
    })
    await expect.element(screen.getByRole('heading', { level: 1, name: '一件事，一次办' })).toBeVisible()
    await expect.poll(() => document.querySelector<HTMLElement>('main > div')?.inert).toBe(false)
  })

  it("[R-8-23] says 'no region data' on the console when there are no regions, and goes on", async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await renderPortal('/onethingSpecialColumn', { answers: (service) => service.answer('spaceDictionary', 'dictionary', () => []) })
    await expect.poll(() => warned.mock.calls.flat()).toContain('no region data')
    await expect.poll(() => document.querySelector<HTMLElement>('main > div')?.inert).toBe(false)
    warned.mockRestore()
  })

  it('titles the document and leads focus to the heading after a change of page', async () => {
    const { screen, router } = await renderPortal('/onethingSpecialColumn')
    await expect.poll(() => document.title).toBe('省级专区 - 龙江一件事')
    await router.navigate({ to: '/sandbox/login' })
    await expect.poll(() => document.title).toBe('统一身份认证（沙箱） - 龙江一件事')
    await router.navigate({ to: '/onethingSpecialColumn' })
    await expect.element(screen.getByRole('heading', { level: 1, name: '一件事，一次办' })).toHaveFocus()
    await router.navigate({ to: '/sandbox/login' })
    await expect.poll(() => document.title).toBe('统一身份认证（沙箱） - 龙江一件事')
    await expect.element(screen.getByRole('heading', { level: 1, name: '统一身份认证' })).toHaveFocus()
  })

  it('offers large type and high contrast and remembers the choice', async () => {
    const { screen } = await renderPortal('/onethingSpecialColumn')
    await screen.getByRole('button', { name: /显示方式/ }).click()
    await screen.getByRole('menuitem', { name: '适老版' }).click()
    expect(document.documentElement.dataset['theme']).toBe('large-type')
    expect(window.localStorage.getItem('ljonething.theme')).toBe('large-type')
    await screen.getByRole('button', { name: /显示方式/ }).click()
    await screen.getByRole('menuitem', { name: '标准版' }).click()
    expect(document.documentElement.dataset['theme']).toBe('standard')
  })

  it('says that the sandbox is on, and which of its systems misbehave, and nothing where it is off', async () => {
    const off = await renderPortal('/onethingSpecialColumn')
    await expect.element(off.screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(off.screen.getByText('沙箱环境，数据均为虚构').elements()).toEqual([])
    await off.screen.unmount()
    const on = await renderPortal('/onethingSpecialColumn', {
      answers: (service) =>
        service.answer('sandbox', 'state', () => ({
          ...{ now: '2026-11-20T04:00:00.000Z', offsetMinutes: 0, departments: [] },
          systems: [
            { system: 'bank', label: '银行', mode: 'fine' as const },
            { system: 'market', label: '市场监管', mode: 'half' as const }
          ]
        }))
    })
    await expect.element(on.screen.getByText('沙箱环境，数据均为虚构')).toBeVisible()
    await expect.element(on.screen.getByText('故障模拟中：市场监管（内容不全）')).toBeVisible()
  })

  it('shows the user by masked name, and lets them log out', async () => {
    const { screen, service } = await renderPortal('/onethingSpecialColumn', {
      loggedIn: true,
      answers: (double) => double.answer('oneThingSession', 'logout', () => ({}))
    })
    await screen.getByRole('button', { name: '周*岚' }).click()
    await screen.getByRole('menuitem', { name: '退出登录' }).click()
    await expect.element(screen.getByRole('button', { name: '登录', exact: true })).toBeVisible()
    expect(service.requestsOf('oneThingSession.logout').map(({ headers }) => headers.get('auth-center-token'))).toEqual(['t1'])
    expect(window.localStorage.getItem('authCenterToken')).toBeNull()
  })

  it.each([
    ['once the page is there', false],
    ['while it is still loading', true]
  ])('the first stop of the Tab key leads to the main content, %s', async (_, isLoading) => {
    const gate = Promise.withResolvers<void>()
    if (!isLoading) gate.resolve()
    const { screen } = await renderPortal('/onethingSpecialColumn', {
      answers: (service) =>
        service.answer('spaceDictionary', 'dictionary', async () => {
          await gate.promise
          return []
        })
    })
    await expect.poll(() => document.querySelector<HTMLElement>('main > div')?.inert).toBe(isLoading)
    await userEvent.tab()
    await expect.element(screen.getByRole('link', { name: '跳到主要内容' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement?.id).toBe('main')
    gate.resolve()
  })
})
