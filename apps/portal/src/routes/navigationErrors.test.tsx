import { afterEach, describe, expect, it, vi } from 'vitest'
import { nextTask } from '../browser/nextTask.ts'
import { takeArrivalTicket } from '../outbound/arrivalTicket.ts'
import type { NavigationFailure } from '../queries/navigationErrors.ts'
import { navigationErrorRecorder, navigationErrorSink } from '../queries/navigationErrors.ts'
import { loseConnection, refuse, startFakeService } from '../testing/fakeService.ts'
import { lazyScreen } from '../shell/lazyScreen.tsx'
import { renderPortal } from '../testing/renderPortal.tsx'
import { createPortalRouter } from './router.tsx'

const own = window.location.href
const sandboxLoginRoute = createPortalRouter().routesById['/sandbox/login']
const { component } = sandboxLoginRoute.options

/** Makes the route of the sandbox's login page fail in some way. */
const change = (options: { readonly component?: unknown; readonly beforeLoad?: () => void }) =>
  Object.assign(sandboxLoginRoute.options, options)
const missing = 'Failed to fetch dynamically imported module: /ljonething/assets/SandboxLoginScreen-1a2b.js'

afterEach(() => {
  change({ component, beforeLoad: () => undefined })
  window.history.replaceState(null, '', own)
  window.sessionStorage.clear()
  vi.restoreAllMocks()
})

/** The chunk of a screen is gone. */
const loseChunk = () => {
  change({ component: lazyScreen(() => Promise.reject<{ readonly Screen: () => null }>(new TypeError(missing)), 'Screen') })
}

const collect = () => {
  const failures: NavigationFailure[] = []
  return { failures, onError: navigationErrorRecorder((failure) => failures.push(failure)) }
}

const silence = () =>
  (['debug', 'error', 'info', 'log', 'trace', 'warn'] as const).map((level) => vi.spyOn(console, level).mockImplementation(() => undefined))

const unhandled = () => {
  const seen = vi.fn()
  window.addEventListener('unhandledrejection', seen)
  return { seen, stop: () => window.removeEventListener('unhandledrejection', seen) }
}

const failure = (errorName: string, routeName: string) => ({ errorName, routeName, buildVersion: expect.any(String) })

describe('a navigation that fails', () => {
  it('[R-2.3-25] leaves the person where they are, with no alert and nothing unhandled, and is recorded', async () => {
    silence()
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined)
    const { seen, stop } = unhandled()
    const { failures, onError } = collect()
    const { screen, router, path } = await renderPortal('/onethingSpecialColumn', { settings: { onError } })
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    await router.navigate({
      to: '/sandbox/login',
      search: () => {
        throw new RangeError('no such step')
      }
    })
    await nextTask()
    stop()
    expect(failures).toEqual([failure('RangeError', 'onethingSpecialColumn')])
    expect(path()).toBe('/onethingSpecialColumn')
    await expect.element(screen.getByRole('heading', { level: 1, name: '一件事，一次办' })).toBeVisible()
    expect(screen.getByRole('alert').elements()).toEqual([])
    expect(alert).not.toHaveBeenCalled()
    expect(seen).not.toHaveBeenCalled()
  })

  it('is recorded when the route itself refuses', async () => {
    silence()
    change({
      beforeLoad: () => {
        throw new RangeError('not here')
      }
    })
    const { failures, onError } = collect()
    const { screen } = await renderPortal('/sandbox/login', { settings: { onError } })
    await expect.element(screen.getByRole('heading', { name: '页面出错了' })).toBeInTheDocument()
    expect(failures).toEqual([failure('RangeError', 'sandboxLogin')])
  })

  it('for want of a chunk says so in general words, with a way to load it again, and is recorded once', async () => {
    silence()
    loseChunk()
    const { failures, onError } = collect()
    const { screen } = await renderPortal('/sandbox/login', { settings: { onError } })
    const alert = screen.getByRole('alert')
    await expect.element(alert.getByText(/您已填写的内容不会丢失/)).toBeVisible()
    expect(alert.element().textContent).not.toContain('assets')
    await screen.getByRole('button', { name: '重新加载' }).click()
    await expect.element(screen.getByRole('button', { name: '重新加载' })).toBeVisible()
    expect(failures).toEqual([failure('ChunkNotLoaded', 'sandboxLogin')])
    change({ component })
    await screen.getByRole('button', { name: '重新加载' }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: '统一身份认证' })).toBeVisible()
  })

  it('[R-2.3-26] is written to the console in development and sent to the tracking call in production', async () => {
    const service = startFakeService()
    service.answer('oneThingTracking', 'buryingPointAdd', () => ({}))
    const [, error] = silence()
    const cause = new TypeError(missing)
    navigationErrorRecorder(navigationErrorSink(false))(cause, 'draftBox')
    expect(error).toHaveBeenCalledExactlyOnceWith('页面跳转失败', failure('ChunkNotLoaded', 'draftBox'), cause)
    navigationErrorRecorder(navigationErrorSink(true))(cause, 'draftBox')
    await expect.poll(() => service.requestsOf('oneThingTracking.buryingPointAdd')).toHaveLength(1)
    expect(service.requestsOf('oneThingTracking.buryingPointAdd').map(({ json }) => json)).toEqual([
      { eventType: 'navigationError', ...failure('ChunkNotLoaded', 'draftBox') }
    ])
    expect(error).toHaveBeenCalledTimes(1)
  })

  it('whose report does not arrive bothers nobody', async () => {
    const consoles = silence()
    const { seen, stop } = unhandled()
    for (const answer of [loseConnection, () => refuse({ _tag: 'Unavailable', msg: '' })]) {
      const service = startFakeService()
      service.answer('oneThingTracking', 'buryingPointAdd', answer)
      navigationErrorRecorder(navigationErrorSink(true))(new TypeError(missing), 'draftBox')
      await expect.poll(() => service.requestsOf('oneThingTracking.buryingPointAdd')).toHaveLength(1)
    }
    const ofOthers = (text: unknown) => String(text).startsWith('接口异常') && !String(text).includes('oneThingTracking')
    const own = () => consoles.flatMap(({ mock }) => mock.calls).filter(([text]) => !ofOthers(text))
    await expect.poll(() => own().length).toBe(2)
    await nextTask()
    stop()
    expect(seen).not.toHaveBeenCalled()
    expect(own()).toEqual([
      ['接口异常 oneThingTracking.buryingPointAdd Transport'],
      ['接口异常 oneThingTracking.buryingPointAdd Unavailable']
    ])
  })
})

describe('the token of a redirect page', () => {
  it('[R-2.3-11] reaches neither the console nor a recorded error, even where everything fails', async () => {
    const secret = 'short-lived.Secret_1'
    const consoles = silence()
    const failures: NavigationFailure[] = []
    const onConsole = navigationErrorSink(false)
    const onError = navigationErrorRecorder((seen, error) => {
      failures.push(seen)
      onConsole(seen, error)
    })
    for (const [name, address] of [
      ['token', '/personal/redirectPage/sandboxLogin'],
      ['token', '/enterprise/redirectPage/sandboxLogin'],
      ['ticket', '/onething/loginJumpPage?goto=%2Fsandbox%2Flogin']
    ] as const) {
      const url = new URL(own)
      url.search = `?${name}=${secret}`
      window.history.replaceState(null, '', url)
      takeArrivalTicket()
      loseChunk()
      const { screen, service } = await renderPortal(address, {
        settings: { onError },
        answers: (double) =>
          double.answer('oneThingSession', 'getUserInfoByTicket', () => refuse({ _tag: 'Rejected', msg: '登录凭证无效' }))
      })
      await expect.poll(() => service.requestsOf('oneThingSession.getUserInfoByTicket')).toHaveLength(1)
      await expect.element(screen.getByRole('alert').first()).toBeVisible()
      await screen.unmount()
    }
    const said = consoles.flatMap(({ mock }) =>
      mock.calls.flat().map((part) => (part instanceof Error ? `${part.message} ${part.stack}` : String(part)))
    )
    expect(failures).toEqual([failure('ChunkNotLoaded', 'sandboxLogin')])
    expect(said.length).toBeGreaterThan(0)
    expect(`${said.join('\n')} ${JSON.stringify(failures)} ${window.location.href}`).not.toContain(secret)
  })
})
