/** Shows the portal at an address (门户渲染): the real route tree and shell, a double of the service, a person or a visitor. */
import '@ljonething/ui/global'
import { QueryClientProvider } from '@tanstack/react-query'
import { basePath } from '@ljonething/domain/navigation/portalPath'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render } from 'vitest-browser-react'
import { province, setColumnRegion } from '../browser/specialColumnRegion.ts'
import { queryClient } from '../queries/queryClient.ts'
import type { SessionUser } from '../queries/session.ts'
import type { RouterSettings } from '../routes/router.tsx'
import { createPortalRouter } from '../routes/router.tsx'
import { formKey } from '../session/formKey.ts'
import { setToken } from '../session/token.ts'
import type { FakeService } from './fakeService.ts'
import { startFakeService } from './fakeService.ts'
import { mother } from './mother.ts'

/** Form-value key of the double's sessions. */
export const valueKey = '0123456789abcdeffedcba9876543210'

export const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

export const sessionOf = (userInfo: SessionUser, idleMinutes = 30) => ({
  userInfo,
  idleUntil: soon(idleMinutes),
  expiresAt: soon(480),
  formKey: valueKey
})

const cities = ['哈尔滨市', '齐齐哈尔市'].map((name, index) => ({
  rootCode: 'SH00XZQH',
  parentCode: '230000000000',
  code: `230${index + 1}00000000`,
  name,
  hasChildren: true
}))

interface PortalSetting {
  /** Logged in as the sandbox mother. */
  readonly loggedIn?: boolean
  readonly answers?: (service: FakeService) => void
  readonly settings?: Omit<RouterSettings, 'history'>
}

export const renderPortal = async (address: string, { loggedIn = false, answers, settings = {} }: PortalSetting = {}) => {
  const service = startFakeService()
  queryClient.clear()
  formKey.set(undefined)
  setToken(loggedIn ? 't1' : null)
  setColumnRegion(province)
  service.answer('oneThingSession', 'getUserInfo', () => sessionOf(mother))
  service.answer('oneThingSession', 'getNowServerTime', () => ({ now: new Date().toISOString() }))
  service.answer('oneThingSession', 'hljJump', ({ url }) => ({ url: `/login?goto=${url.searchParams.get('goto') ?? ''}` }))
  service.answer('spaceDictionary', 'dictionary', () => cities)
  service.answer('middleScenes', 'scenes', () => [])
  answers?.(service)
  const router = createPortalRouter({ ...settings, history: createMemoryHistory({ initialEntries: [`${basePath}${address}`] }) })
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
  return { screen, service, router, path: () => router.state.location.pathname, search: () => router.state.location.search }
}
