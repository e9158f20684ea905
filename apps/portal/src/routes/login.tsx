/**
 * Where other sites send people (spec §2.3): back from the identity centre with a one-time ticket, to a screen of the portal by its name, and to a
 * scene by its code.
 */
import { createRoute, redirect } from '@tanstack/react-router'
import { lazyScreen } from '../shell/lazyScreen.tsx'
import { rootRoute } from './root.tsx'
import { gotoSearch, sceneSearch } from './searchParams.ts'

/** The ticket leaves the address before anything else runs. */
const loginJumpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'onething/loginJumpPage',
  staticData: { name: 'onethingLoginJumpPage', title: '正在登录' },
  validateSearch: gotoSearch,
  component: lazyScreen(() => import('../features/login/LoginJumpScreen.tsx'), 'LoginJumpScreen')
})

const personalRedirectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'personal/redirectPage/{-$name}',
  staticData: { name: 'personalRedirect', title: '正在跳转' },
  component: lazyScreen(() => import('../features/login/PersonalRedirectScreen.tsx'), 'PersonalRedirectScreen')
})

const enterpriseRedirectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'enterprise/redirectPage/{-$name}',
  staticData: { name: 'enterpriseRedirect', title: '正在跳转' },
  component: lazyScreen(() => import('../features/login/EnterpriseRedirectScreen.tsx'), 'EnterpriseRedirectScreen')
})

/** Leads to the introduction, from where a scene of another system is left with login, type and ticket; it never leaves by itself. */
const middleJumpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'outer/middleJumpPage',
  staticData: { name: 'outerMiddleJumpPage', title: '正在跳转' },
  validateSearch: sceneSearch,
  beforeLoad: ({ search }) => {
    if (search.code === undefined) throw redirect({ to: '/onethingSpecialColumn', replace: true })
    throw redirect({ to: '/themeWrapper/themeMiddle', search: { code: search.code }, replace: true })
  }
})

export const loginRoutes = [loginJumpRoute, personalRedirectRoute, enterpriseRedirectRoute, middleJumpRoute] as const
