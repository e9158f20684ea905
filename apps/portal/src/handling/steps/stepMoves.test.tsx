import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { lazyScreen } from '../../shell/lazyScreen.tsx'
import { createPortalRouter } from '../../routes/router.tsx'
import { guideAnswers } from '../../testing/guideAnswers.ts'
import { renderFlow } from '../../testing/renderFlow.tsx'

const notice = createPortalRouter().routesById['/themeWrapper/themeNotice']
const { component } = notice.options
const change = (load: () => Promise<{ readonly Screen: () => ReactNode }>) =>
  Object.assign(notice.options, { component: lazyScreen(load, 'Screen') })
const screen = { Screen: () => <p>须知已打开</p> }
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /ljonething/assets/NoticeScreen-1a2b.js'))

const done = { answers: guideAnswers }
const goOn = () => page.getByRole('button', { name: '下一步：办理须知' }).click()
const guideTitle = () => page.getByRole('heading', { level: 1, name: /回答几个问题/ })

afterEach(() => {
  Object.assign(notice.options, { component })
  vi.restoreAllMocks()
})

describe('the way to the next step', () => {
  it('stays on this step while the network is gone, says so, and goes on by itself when it is back', async () => {
    change(() => Promise.resolve(screen))
    const { step } = await renderFlow('smartGuide', { done })
    await expect.element(guideTitle()).toBeVisible()
    const online = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
    await goOn()
    await expect.element(page.getByText('本页内容都在，网络恢复后自动进入“办理须知”。', { exact: false })).toBeVisible()
    await expect.element(guideTitle()).toBeVisible()
    expect(step()).toBe('smartGuide')
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await expect.element(page.getByText('须知已打开')).toBeVisible()
    expect(step()).toBe('themeNotice')
  })

  it('stays on this step while the next screen does not load, and goes on when it does', async () => {
    const load = vi.fn<() => Promise<{ readonly Screen: () => ReactNode }>>(gone)
    change(load)
    const { step } = await renderFlow('smartGuide', { done })
    await goOn()
    await expect.element(page.getByText('“办理须知”暂时打不开')).toBeVisible()
    await expect.element(guideTitle()).toBeVisible()
    expect(step()).toBe('smartGuide')
    load.mockResolvedValue(screen)
    window.dispatchEvent(new Event('online'))
    await expect.element(page.getByText('须知已打开')).toBeVisible()
  })

  it('is not gone when the person went elsewhere meanwhile', async () => {
    change(() => Promise.resolve(screen))
    const { step, router } = await renderFlow('smartGuide', { done })
    const online = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
    await goOn()
    await expect.element(page.getByText('网络已断开', { exact: true })).toBeVisible()
    online.mockReturnValue(true)
    await router.navigate({ to: '/themeWrapper/themeMiddle', search: (before) => ({ ...before, code: before.code ?? '' }) })
    await expect.element(page.getByRole('heading', { level: 1, name: '新生儿出生一件事' })).toBeVisible()
    const passed: string[] = []
    router.history.subscribe(({ location }) => void passed.push(location.pathname))
    window.dispatchEvent(new Event('online'))
    await router.invalidate()
    expect(passed).toEqual([])
    expect(step()).toBe('themeMiddle')
  })

  it('is prepared: the next screen is fetched ahead', async () => {
    const load = vi.fn(() => Promise.resolve(screen))
    change(load)
    await renderFlow('smartGuide', { done })
    await expect.element(guideTitle()).toBeVisible()
    await expect.poll(() => load.mock.calls.length).toBe(1)
  })
})

it('a screen that does not load stands in the frame, with the way back to it once the network is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn<() => Promise<{ readonly Screen: () => ReactNode }>>(gone)
  change(load)
  await renderFlow('themeNotice', { done: { ...done, guideDone: true } })
  await expect.element(page.getByRole('heading', { level: 1, name: '页面出错了' })).toBeVisible()
  await expect.element(page.getByRole('banner')).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: '办理步骤' })).toBeVisible()
  load.mockResolvedValue(screen)
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByText('须知已打开')).toBeVisible()
})
