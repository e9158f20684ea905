import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './root.tsx'

/** Where other sites send individuals to a screen of the portal by its name (spec §2.3). */
export const personalRedirectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'personal/redirectPage/{-$name}',
  staticData: { name: 'personalRedirect', title: '正在跳转' },
  component: lazyRouteComponent(() => import('../features/login/PersonalRedirectScreen.tsx'), 'PersonalRedirectScreen')
})
