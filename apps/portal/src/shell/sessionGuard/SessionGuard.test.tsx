import { describe, expect, it, vi } from 'vitest'
import { named } from '../../queries/keys.ts'
import { queryClient } from '../../queries/queryClient.ts'
import { getToken } from '../../session/token.ts'
import type { FakeService } from '../../testing/fakeService.ts'
import { refuse } from '../../testing/fakeService.ts'
import { mother } from '../../testing/mother.ts'
import { renderPortal, sessionOf } from '../../testing/renderPortal.tsx'
import { storeElsewhere } from '../../testing/storeElsewhere.ts'

const father = { ...mother, userId: 'u2', userName: '林海峰' }
const people = new Map([
  ['t1', mother],
  ['t2', mother],
  ['t3', father]
])

/** A service that knows some tokens; t1 can be ended while the page is open. */
const withTokens = (service: FakeService) => {
  const ended = new Set<string>()
  const personOf = (token: string | null) => {
    const person = token === null || ended.has(token) ? undefined : people.get(token)
    return person ?? refuse({ _tag: 'NotLoggedIn' })
  }
  service.answer('oneThingSession', 'getUserInfo', ({ headers }) => sessionOf(personOf(headers.get('auth-center-token'))))
  service.answer('oneThingApplications', 'getOneThingList', ({ headers }) => {
    personOf(headers.get('auth-center-token'))
    return { content: [], totalElements: 0, totalPages: 0, size: 10, number: 1 }
  })
  return ended
}

const openList = async () => {
  let ended = new Set<string>()
  const portal = await renderPortal('/doThing/doThingProgress/oneThingList', {
    loggedIn: true,
    answers: (service) => {
      ended = withTokens(service)
    }
  })
  await expect.element(portal.screen.getByText('您还没有提交过申请。')).toBeVisible()
  const endSession = async () => {
    ended.add('t1')
    await queryClient.invalidateQueries(named('applications'))
  }
  return { ...portal, endSession }
}

describe('an ended session', () => {
  it('asks to log in again in a window of its own and keeps the page', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const { screen, endSession } = await openList()
    await endSession()
    await expect.element(screen.getByRole('alertdialog', { name: '登录已失效' })).toBeVisible()
    await expect.element(screen.getByText(/已填写的内容都还在本页，不会丢失/)).toBeVisible()
    await screen.getByRole('button', { name: '重新登录' }).click()
    await expect.poll(() => open.mock.calls).toEqual([[expect.stringContaining('loginJumpPage'), '_blank']])
    open.mockRestore()
  })

  it('goes on when the same person logs in elsewhere', async () => {
    const { screen, endSession, service, path } = await openList()
    await endSession()
    await expect.element(screen.getByRole('alertdialog')).toBeVisible()
    storeElsewhere('t2')
    await expect.element(screen.getByText('您还没有提交过申请。')).toBeVisible()
    await expect.poll(() => screen.getByRole('alertdialog').elements()).toEqual([])
    expect(getToken()).toBe('t2')
    expect(path()).toBe('/doThing/doThingProgress/oneThingList')
    expect(service.requestsOf('oneThingApplications.getOneThingList').at(-1)?.headers.get('auth-center-token')).toBe('t2')
  })

  it('tells another person apart, shows them nothing of the first, and sends nothing as them', async () => {
    const { screen, endSession, service } = await openList()
    await endSession()
    await expect.element(screen.getByRole('alertdialog')).toBeVisible()
    storeElsewhere('t3')
    await expect.element(screen.getByRole('alertdialog', { name: '当前登录的是另一个人' })).toBeVisible()
    await expect.element(screen.getByText(/林\*峰/)).toBeVisible()
    expect(screen.getByText('您还没有提交过申请。').elements()).toEqual([])
    const asFather = service.requests.filter(({ headers }) => headers.get('auth-center-token') === 't3').map(({ name }) => name)
    expect(new Set(asFather)).toEqual(new Set(['oneThingSession.getUserInfo']))
    storeElsewhere('t2')
    await expect.element(screen.getByText('您还没有提交过申请。')).toBeVisible()
  })

  it('put aside, it leaves a strip to come back to', async () => {
    const { screen, endSession } = await openList()
    await endSession()
    await screen.getByRole('button', { name: '暂不登录' }).click()
    await expect.element(screen.getByText(/已填写的内容仍在本页/)).toBeVisible()
    await screen.getByRole('button', { name: '重新登录' }).click()
    await expect.element(screen.getByRole('alertdialog', { name: '登录已失效' })).toBeVisible()
  })

  it('found on arrival, a personal page waits for the login and a public one becomes a visitor’s', async () => {
    const gone = (service: FakeService) => void withTokens(service).add('t1')
    const personal = await renderPortal('/doThing/doThingProgress/oneThingList', { loggedIn: true, answers: gone })
    await expect.element(personal.screen.getByRole('heading', { level: 1, name: '登录已失效' })).toBeInTheDocument()
    expect(getToken()).toBe('t1')
    storeElsewhere('t2')
    await expect.element(personal.screen.getByText('您还没有提交过申请。')).toBeVisible()
    await personal.screen.unmount()
    const open = await renderPortal('/onethingSpecialColumn', { loggedIn: true, answers: gone })
    await expect.element(open.screen.getByRole('button', { name: '登录', exact: true })).toBeVisible()
    await expect.poll(getToken).toBeNull()
  })
})

describe('a session about to end', () => {
  it('is announced two minutes ahead, and 继续使用 prolongs it with one call', async () => {
    window.localStorage.removeItem('ljonething.lastCall')
    vi.useFakeTimers({ toFake: ['Date', 'setInterval'] })
    try {
      const { screen, service } = await renderPortal('/onethingSpecialColumn', {
        loggedIn: true,
        answers: (double) => void withTokens(double)
      })
      await expect.element(screen.getByRole('button', { name: '周*岚' })).toBeVisible()
      vi.setSystemTime(Date.now() + 29 * 60_000)
      vi.advanceTimersByTime(5_000)
      await expect.element(screen.getByRole('alertdialog', { name: '登录即将失效' })).toBeVisible()
      expect(service.requestsOf('oneThingSession.getUserInfo')).toHaveLength(1)
      await screen.getByRole('button', { name: '继续使用' }).click()
      await expect.poll(() => screen.getByRole('alertdialog').elements()).toEqual([])
      expect(service.requestsOf('oneThingSession.getUserInfo')).toHaveLength(2)
    } finally {
      vi.useRealTimers()
    }
  })
})
