import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './root.tsx'

/** Where other sites send legal persons to a screen of the portal by its name (spec §2.3). */
export const enterpriseRedirectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'enterprise/redirectPage/{-$name}',
  staticData: { name: 'enterpriseRedirect', title: '正在跳转' },
  component: lazyRouteComponent(() => import('../features/login/EnterpriseRedirectScreen.tsx'), 'EnterpriseRedirectScreen')
})
