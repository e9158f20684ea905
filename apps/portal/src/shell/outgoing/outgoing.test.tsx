import type { Scene } from '@ljonething/domain/scene/Scene'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { FakeService } from '../../testing/fakeService.ts'
import { refuse } from '../../testing/fakeService.ts'
import { newbornScene } from '../../testing/newbornScene.ts'
import { renderFlow } from '../../testing/renderFlow.tsx'

const host = 'https://invest.example.invalid'
const doUrl = `${host}/apply?ticket={ticket}`
const flags = { ...newbornScene.flags }

const scene = (more: Partial<Scene> = {}, url = doUrl): Scene => {
  const numbers = { originalFormNum: 12, currentFormNum: 3, originalMaterialNum: 48, currentMaterialNum: 18 }
  const times = { originalHandleNum: 9, currentHandleNum: 1, originalHandleDays: 90, currentHandleDays: 30 }
  const baseInfo = {
    ...{ ...numbers, ...times, name: '外部主题', sceneType: '1', object: '1', interpretationUrl: '', address: '' },
    ...{ matterBaseInfos: [{ name: '节能审查', department: '省发展改革委', days: 10 }], doUrl: url, reasons: [] }
  }
  return { ...newbornScene, thirdParty: { baseInfo }, ...more }
}

interface Opened {
  opener: unknown
  readonly location: { readonly replace: (address: string) => void }
  readonly close: () => void
}

/** Windows the portal opens, with the address each shows in the end. */
const watchWindows = (blocked = false) => {
  const shown: string[] = []
  const opened: Opened[] = []
  const closed = vi.fn()
  const open = vi.spyOn(window, 'open').mockImplementation((address) => {
    if (blocked) return null
    if (address !== 'about:blank') shown.push(String(address))
    const made: Opened = { opener: window, location: { replace: (next) => void shown.push(next) }, close: closed }
    opened.push(made)
    return made as unknown as Window
  })
  return { shown, opened, closed, open }
}

const tickets = (service: FakeService) => {
  let count = 0
  service.answer('gatewayTickets', 'switchTicket', () => ({ ticket: `t${(count += 1)}` }))
}

afterEach(() => vi.restoreAllMocks())
const go = () => page.getByRole('button', { name: '去办理' }).click()

describe('去办理 of a third-party scene', () => {
  it('[R-6-16] opens the other system with a fresh ticket each time, which stands nowhere on the page', async () => {
    const { shown, opened } = watchWindows()
    const { service } = await renderFlow('themeMiddle', { scene: scene(), loggedIn: true, answers: tickets })
    await expect.element(page.getByText('invest.example.invalid/apply', { exact: true })).toBeVisible()
    await go()
    await expect.poll(() => shown).toEqual([`${host}/apply?ticket=t1`])
    await go()
    await expect.poll(() => shown).toEqual([`${host}/apply?ticket=t1`, `${host}/apply?ticket=t2`])
    expect(opened.map(({ opener }) => opener)).toEqual([null, null])
    expect(service.requestsOf('gatewayTickets.switchTicket').map(({ json }) => json)).toEqual([{ target: doUrl }, { target: doUrl }])
    expect(document.body.innerHTML).not.toMatch(/ticket=t\d/)
  })

  it('[R-6-13] [R-6-12] tells a visitor to log in first, and opens nothing', async () => {
    const { open } = watchWindows()
    const { service } = await renderFlow('themeMiddle', { scene: scene(), answers: tickets })
    await go()
    const notice = page.getByRole('alertdialog')
    await expect.element(notice.getByText('请先登录政务服务网，再进行办理')).toBeVisible()
    await notice.getByRole('button', { name: '稍后再说' }).click()
    await expect.element(notice).not.toBeInTheDocument()
    expect(open).not.toHaveBeenCalled()
    expect(service.requestsOf('gatewayTickets.switchTicket')).toEqual([])
  })

  it('[R-6-14] tells another type of user as whom to log in first, under 温馨提示, and opens nothing', async () => {
    const { open } = watchWindows()
    await renderFlow('themeMiddle', { scene: scene({ object: '2', objectTypes: ['2'] }), loggedIn: true, answers: tickets })
    await go()
    const notice = page.getByRole('alertdialog', { name: '温馨提示' })
    await expect.element(notice.getByText('请先以法人身份登录后再办理')).toBeVisible()
    await notice.getByRole('button', { name: '稍后再说' }).click()
    await expect.element(notice).not.toBeInTheDocument()
    expect(open).not.toHaveBeenCalled()
  })

  it('[R-6-16] closes the window and says why where the system may be handed no ticket', async () => {
    const { shown, closed } = watchWindows()
    await renderFlow('themeMiddle', {
      scene: scene({}, 'https://stranger.example/apply?ticket={ticket}'),
      loggedIn: true,
      answers: (service) => service.answer('gatewayTickets', 'switchTicket', () => refuse({ _tag: 'Forbidden', msg: '不允许跳转到该地址' }))
    })
    await go()
    await expect.element(page.getByText('不允许跳转到该地址')).toBeVisible()
    expect(closed).toHaveBeenCalledOnce()
    expect(shown).toEqual([])
  })

  it('says what to do where the browser opens no window, and makes no ticket', async () => {
    watchWindows(true)
    const { service } = await renderFlow('themeMiddle', { scene: scene(), loggedIn: true, answers: tickets })
    await go()
    await expect.element(page.getByText('浏览器拦截了新窗口，请允许本站打开新窗口后再试')).toBeVisible()
    expect(service.requestsOf('gatewayTickets.switchTicket')).toEqual([])
  })

  it('[R-6-15] opens an address without a ticket for visitors too, with no way back', async () => {
    const { open } = watchWindows()
    await renderFlow('themeMiddle', { scene: scene({ object: '' }, `${host}/apply`), answers: tickets })
    await go()
    await expect.poll(() => open.mock.calls).toEqual([[`${host}/apply`, '_blank', 'noopener,noreferrer']])
  })

  it.each(['hideDictionaryThirdJump', 'hideThemeHandleButton'] as const)('is left out where the scene says %s', async (flag) => {
    await renderFlow('themeMiddle', { scene: scene({ flags: { ...flags, [flag]: '1' } }), loggedIn: true })
    await expect.element(page.getByText(/暂不提供前往办理的入口/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: '去办理' })).not.toBeInTheDocument()
  })
})

describe('a link in a text', () => {
  const follow = async (href: string, { button = 0, themeType }: { readonly button?: number; readonly themeType?: string } = {}) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: '外部' })
    if (themeType !== undefined) link.dataset['themeType'] = themeType
    document.querySelector('main')?.append(link)
    const type = button === 0 ? 'click' : 'auxclick'
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, button })
    link.dispatchEvent(event)
    link.remove()
    await Promise.resolve()
    return event.defaultPrevented
  }
  const opened = async (loggedIn: boolean) => {
    const windows = watchWindows()
    await renderFlow('themeMiddle', { loggedIn, answers: tickets })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    return windows
  }

  it.each([0, 1])('[R-6-15] [R-6-16] that leads out passes the same check, with mouse button %i', async (button) => {
    const { shown } = await opened(true)
    expect(await follow(doUrl, { button })).toBe(true)
    await expect.poll(() => shown).toEqual([`${host}/apply?ticket=t1`])
  })

  it('[R-6-15] is blocked for another type of user, by its own mark or that of its address', async () => {
    const { open } = await opened(true)
    for (const [href, mark] of [
      [`${host}/x`, { themeType: '2' }],
      [`${host}/x?themeType=2`, {}]
    ] as const) {
      expect(await follow(href, mark)).toBe(true)
      await expect.element(page.getByText('请先以法人身份登录后再办理')).toBeVisible()
      await page.getByRole('button', { name: '稍后再说' }).click()
    }
    expect(open).not.toHaveBeenCalled()
  })

  it('[R-6-13] that carries the ticket placeholder asks a visitor to log in', async () => {
    const { open } = await opened(false)
    expect(await follow(doUrl)).toBe(true)
    await expect.element(page.getByText('请先登录政务服务网，再进行办理')).toBeVisible()
    expect(open).not.toHaveBeenCalled()
  })

  it('that stays in the portal or calls a number is left alone', async () => {
    const { open } = await opened(false)
    for (const href of ['tel:12345', '#main']) expect(await follow(href)).toBe(false)
    expect(open).not.toHaveBeenCalled()
  })
})
