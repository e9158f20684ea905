/** Where other sites send people (spec §2.3): back from the identity centre with a one-time ticket, and to a screen of the portal by its name. */
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../shell/lazyScreen.tsx'
import { rootRoute } from './root.tsx'
import { gotoSearch } from './searchParams.ts'

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

export const loginRoutes = [loginJumpRoute, personalRedirectRoute, enterpriseRedirectRoute] as const
