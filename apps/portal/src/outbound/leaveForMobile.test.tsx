import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createPortalRouter } from '../routes/router.tsx'
import { renderPortal } from '../testing/renderPortal.tsx'
import { redeemArrival, takeArrivalTicket } from './arrivalTicket.ts'
import { mobileSite } from './leaveForMobile.ts'
import { mobileAddress } from './mobileAddress.ts'

const own = window.location.href
afterEach(() => {
  redeemArrival('token')
  window.history.replaceState(null, '', own)
  document.querySelector('meta[name="mobile-address"]')?.remove()
  vi.restoreAllMocks()
})

const site = (portalHost = 'zwfw.hlj.gov.cn') => ({
  address: new URL('https://m.hlj.gov.cn'),
  portalHost,
  leave: vi.fn<(target: string) => void>()
})

const setAddress = (content: string) => {
  const meta = document.createElement('meta')
  meta.name = 'mobile-address'
  meta.content = content
  document.head.append(meta)
}

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'

/** Makes this browser say what a phone or a desktop says. */
const seemToBe = (device: 'phone' | 'desktop') => {
  vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(device === 'phone' ? iPhone : 'Mozilla/5.0 (X11; Linux x86_64)')
  Object.defineProperty(window.navigator, 'userAgentData', { value: { mobile: device === 'phone' }, configurable: true })
}

describe('the mobile redirect', () => {
  it('[R-2.3-20] every navigation on a phone leaves for the mobile site before a screen loads or asks for data', async () => {
    const mobile = site()
    const { screen, service, router } = await renderPortal('/doThing/doThingProgress/oneThingList?group=success', {
      loggedIn: true,
      settings: { mobile }
    })
    await expect.poll(() => mobile.leave.mock.calls).toEqual([['https://m.hlj.gov.cn/redirectPage/oneThingList?group=success']])
    void router.navigate({ to: '/themeWrapper/themeForm', search: { code: 'HLJYJS0001' } })
    await expect.poll(() => mobile.leave.mock.lastCall).toEqual(['https://m.hlj.gov.cn/redirectPage/themeForm?code=HLJYJS0001'])
    router.history.push('/ljonething/municipal/onethingSpecialColumn?region=230100000000')
    await expect
      .poll(() => mobile.leave.mock.lastCall)
      .toEqual(['https://m.hlj.gov.cn/redirectPage/municipalOnethingSpecialColumn?region=230100000000'])
    expect(mobile.leave).toHaveBeenCalledTimes(3)
    expect(service.requests).toEqual([])
    expect(screen.getByRole('heading').elements()).toEqual([])
  })

  it.each([
    ['/phoneUpload', '不能上传'],
    ['/phoneStatus', '不能查看进度']
  ])('leaves a phone on the page it opened by QR code: %s', async (address, title) => {
    const mobile = site()
    await renderPortal(address, { settings: { mobile } })
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(mobile.leave).not.toHaveBeenCalled()
  })

  it.each([
    ['/personal/redirectPage/oneThingList?x=1', 'oneThingList?x=1'],
    ['/enterprise/redirectPage/eOneThingList', 'eOneThingList'],
    ['/personal/redirectPage', 'onethingSpecialColumn'],
    ['/onething/loginJumpPage?goto=%2FdoThing', 'onethingLoginJumpPage?goto=%2FdoThing'],
    ['/?from=wx', 'onethingSpecialColumn?from=wx'],
    ['/doThing', 'onethingSpecialColumn'],
    ['/doThing/oneThingDetails/?applyNo=230000-1', 'oneThingDetails?applyNo=230000-1']
  ])('%s leads to /redirectPage/%s', async (address, target) => {
    const mobile = site()
    await renderPortal(address, { settings: { mobile } })
    await expect.poll(() => mobile.leave.mock.lastCall).toEqual([`https://m.hlj.gov.cn/redirectPage/${target}`])
  })

  it.each(['/nowhere', '/doThing/nowhere', '/redirectPage/oneThingList'])('%s is no page here and stays to say so', async (address) => {
    const mobile = site()
    const { screen } = await renderPortal(address, { settings: { mobile } })
    await expect.element(screen.getByRole('heading', { name: '没有找到这个页面' })).toBeVisible()
    expect(mobile.leave).not.toHaveBeenCalled()
  })

  it('carries the token taken out on arrival within the registrable domain, and nowhere else', async () => {
    const url = new URL(own)
    url.search = '?token=secret'
    for (const [host, query] of [
      ['zwfw.hlj.gov.cn', '?x=1&token=secret'],
      ['zwfw.jl.gov.cn', '?x=1']
    ] as const) {
      window.history.replaceState(null, '', url)
      takeArrivalTicket()
      const mobile = site(host)
      await renderPortal('/personal/redirectPage/oneThingList?x=1', { settings: { mobile } })
      await expect.poll(() => mobile.leave.mock.lastCall).toEqual([`https://m.hlj.gov.cn/redirectPage/oneThingList${query}`])
    }
  })

  it('[R-2.3-24] the first page leaves with its query exactly as written, before the router tidies it', () => {
    const mobile = site()
    window.history.replaceState(null, '', '/ljonething/themeWrapper/themeForm?code=01&unknown=%E5%87%BA+%20&flag&code=2')
    expect(createPortalRouter({ mobile }).options.context.leavesForMobile()).toBe(true)
    expect(mobile.leave.mock.calls).toEqual([['https://m.hlj.gov.cn/redirectPage/themeForm?code=01&unknown=%E5%87%BA+%20&flag&code=2']])
  })

  it('[R-2.3-21] without a configured address a phone gets the screens of the portal', async () => {
    seemToBe('phone')
    for (const content of ['', '__MOBILE_URL__']) {
      setAddress(content)
      expect(mobileAddress()).toBeUndefined()
      expect(mobileSite()).toBeUndefined()
      document.querySelector('meta[name="mobile-address"]')?.remove()
    }
    const { screen } = await renderPortal('/onethingSpecialColumn')
    await expect.element(screen.getByRole('heading', { level: 1, name: '一件事，一次办' })).toBeVisible()
  })

  it('a phone belongs on the configured address, a desktop on the portal', () => {
    setAddress('https://m.hlj.gov.cn/app')
    seemToBe('phone')
    expect(mobileSite()).toMatchObject({ address: new URL('https://m.hlj.gov.cn/app'), portalHost: window.location.hostname })
    seemToBe('desktop')
    expect(mobileSite()).toBeUndefined()
  })
})
