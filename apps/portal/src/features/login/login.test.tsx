import { afterEach, describe, expect, it } from 'vitest'
import { reloginPath } from '@ljonething/domain/navigation/portalPath'
import { takeArrivalTicket } from '../../outbound/arrivalTicket.ts'
import { loginWindowState } from '../../session/loginWindow.ts'
import { getToken } from '../../session/token.ts'
import type { FakeService } from '../../testing/fakeService.ts'
import { refuse } from '../../testing/fakeService.ts'
import { mother } from '../../testing/mother.ts'
import { renderPortal, sessionOf } from '../../testing/renderPortal.tsx'

const own = window.location.href
afterEach(() => window.history.replaceState(null, '', own))

/** Arrives with a secret in the address, as the entry of the portal does before anything else. */
const arriveWith = (query: string) => {
  const url = new URL(own)
  url.search = query
  window.history.replaceState(null, '', url)
  takeArrivalTicket()
}

const knownTicket = (service: FakeService) =>
  service.answer('oneThingSession', 'getUserInfoByTicket', ({ url }) =>
    url.searchParams.get('ticket') === 'good'
      ? { token: 't9', ...sessionOf(mother) }
      : refuse({ _tag: 'Rejected', msg: '登录凭证无效或已过期，请重新登录' })
  )

/** Tickets of the father, for whom the mother's live login does not give way unasked. */
const othersTicket = (service: FakeService) =>
  service.answer('oneThingSession', 'getUserInfoByTicket', ({ url, headers }) => {
    const { ticket, replace } = Object.fromEntries(url.searchParams)
    const agreed = ticket === 'agreed' && replace === '1'
    if (agreed || headers.get('auth-center-token') === null)
      return { token: 't9', ...sessionOf({ ...mother, userId: 'u2', userName: '林海峰' }) }
    return { someoneElse: { name: '林*峰', ticket: 'agreed' } }
  })

const emptyList = (service: FakeService) => {
  knownTicket(service)
  service.answer('oneThingApplications', 'getOneThingList', () => ({ content: [], totalElements: 0, totalPages: 0, size: 10, number: 1 }))
}

const jump = (goto: string) => `/onething/loginJumpPage?goto=${encodeURIComponent(goto)}`

describe('arrival', () => {
  it('[R-2.3-09] takes the token out of the address and leaves the rest', () => {
    arriveWith('?token=secret&region=230100000000')
    expect(window.location.search).toBe('?region=230100000000')
    expect(window.history.length).toBeGreaterThan(0)
  })
})

describe('redirect pages', () => {
  it('[R-2.3-02] [R-2.3-05] [R-2.3-06] an individual gets to the named screen, with the rest of the query', async () => {
    arriveWith('?token=good')
    const { path, search } = await renderPortal('/personal/redirectPage/oneThingList?group=success', { answers: emptyList })
    await expect.poll(path).toBe('/doThing/doThingProgress/oneThingList')
    expect(search()).toEqual({ group: 'success' })
    expect(getToken()).toBe('t9')
  })

  it('[R-2.3-01] [R-2.3-04] [R-2.3-19] a legal person gets to the same screen under its e-name', async () => {
    for (const name of ['oneThingList', 'eOneThingList']) {
      arriveWith('?token=good')
      const { path, screen } = await renderPortal(`/enterprise/redirectPage/${name}`, { answers: emptyList })
      await expect.poll(path).toBe('/doThing/doThingProgress/oneThingList')
      await screen.unmount()
    }
  })

  it('[R-2.3-03] keeps under authCenterToken what the service gives for the token', async () => {
    arriveWith('?token=good')
    const { path } = await renderPortal('/personal/redirectPage/sandboxLogin', { answers: knownTicket })
    await expect.poll(path).toBe('/sandbox/login')
    expect(window.localStorage.getItem('authCenterToken')).toBe('t9')
  })

  it.each([
    [false, null],
    [true, 't1']
  ] as const)('a token the service does not know is not kept (logged in: %s)', async (loggedIn, kept) => {
    arriveWith('?token=made-up')
    const { path } = await renderPortal('/personal/redirectPage/sandboxLogin', { loggedIn, answers: knownTicket })
    await expect.poll(path).toBe('/sandbox/login')
    expect(window.localStorage.getItem('authCenterToken')).toBe(kept)
    expect(getToken()).toBe(kept)
  })

  it('asks before the live login of another person is replaced', async () => {
    arriveWith('?token=others')
    const { screen, path } = await renderPortal('/personal/redirectPage/sandboxLogin', { loggedIn: true, answers: othersTicket })
    await expect.element(screen.getByRole('heading', { name: '是否切换登录身份？' })).toBeVisible()
    await expect.element(screen.getByText(/以 周\*岚 的身份登录，新的登录身份是 林\*峰/)).toBeVisible()
    await screen.getByRole('button', { name: '保持当前登录' }).click()
    await expect.poll(path).toBe('/sandbox/login')
    expect(getToken()).toBe('t1')
  })

  it('a name that is none leads home', async () => {
    const { path } = await renderPortal(`/personal/redirectPage/${encodeURIComponent('https://evil.example')}`)
    await expect.poll(path).toBe('/onethingSpecialColumn')
  })
})

describe('login jump page', () => {
  it('[R-6-07] exchanges the ticket and goes on inside the portal', async () => {
    arriveWith('?ticket=good')
    const { path, screen } = await renderPortal('/onething/loginJumpPage?goto=%2Fsandbox%2Flogin', { answers: knownTicket })
    const asked = () => screen.getByRole('heading', { name: '是否切换登录身份？' }).elements()
    await expect
      .poll(() => {
        expect(asked()).toEqual([])
        return path()
      })
      .toBe('/sandbox/login')
    await expect.element(screen.getByRole('button', { name: '周*岚' })).toBeVisible()
    expect(getToken()).toBe('t9')
  })

  it('never leads outside', async () => {
    arriveWith('?ticket=good')
    const { path } = await renderPortal('/onething/loginJumpPage?goto=%2F%2Fevil.example', { answers: knownTicket })
    await expect.poll(path).toBe('/onethingSpecialColumn')
  })

  it('shows what the service says of a bad ticket, with a way to try again', async () => {
    arriveWith('?ticket=bad')
    const { screen } = await renderPortal('/onething/loginJumpPage', { answers: knownTicket })
    await expect.element(screen.getByRole('alert')).toHaveTextContent('登录凭证无效或已过期，请重新登录')
    await expect.element(screen.getByRole('button', { name: '重新登录' })).toBeVisible()
    expect(getToken()).toBeNull()
  })

  it('a login begun in a window of its own says to go back', async () => {
    arriveWith('?ticket=good')
    const { screen } = await renderPortal(jump(reloginPath(loginWindowState())), { answers: knownTicket })
    await expect.element(screen.getByRole('heading', { name: '登录成功，请返回原页面' })).toBeVisible()
  })

  it('a link that makes up such a window, or leaves out its state, is like any other', async () => {
    loginWindowState()
    for (const goto of ['/onething/loginJumpPage?returned=1', '/onething/loginJumpPage?returned=', '/onething/loginJumpPage']) {
      arriveWith('?ticket=good')
      const { path, screen } = await renderPortal(jump(goto), { answers: knownTicket })
      await expect.poll(path).toBe('/onethingSpecialColumn')
      await screen.unmount()
    }
  })

  it.each(['/onething/loginJumpPage?returned=1', reloginPath(loginWindowState()), '/sandbox/login'])(
    'another person never replaces a live login unasked, whatever the address to come back to says: %s',
    async (goto) => {
      arriveWith('?ticket=others')
      const { screen } = await renderPortal(jump(goto), { loggedIn: true, answers: othersTicket })
      await expect.element(screen.getByRole('heading', { name: '是否切换登录身份？' })).toBeVisible()
      expect(getToken()).toBe('t1')
      await screen.getByRole('button', { name: '切换登录' }).click()
      await expect.poll(getToken).toBe('t9')
    }
  )
})

describe('screens that need a login', () => {
  it.each(['/doThing/doThingProgress/oneThingList', '/doThing/doThingProgress/draftBox', '/doThing/oneThingDetails?applyNo=1'])(
    '[R-6-01] [R-6-12] a visitor at %s is sent to the special column with the notice',
    async (address) => {
      const { screen, path } = await renderPortal(address)
      await expect.poll(path).toBe('/onethingSpecialColumn')
      await expect.element(screen.getByText('请先登录政务服务网，再进行办理')).toBeVisible()
      await expect.element(screen.getByRole('button', { name: '去登录' })).toBeVisible()
      await screen.getByRole('button', { name: '稍后再说' }).click()
      await expect.poll(() => screen.getByText('请先登录政务服务网，再进行办理').elements()).toEqual([])
    }
  )
})
