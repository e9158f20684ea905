import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './root.tsx'
import { textParam } from './searchParams.ts'

/** Where the identity centre sends people back with a one-time ticket (spec §2.3); the ticket leaves the address before anything else runs. */
export const loginJumpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'onething/loginJumpPage',
  staticData: { name: 'onethingLoginJumpPage', title: '正在登录' },
  validateSearch: (search): { readonly goto?: string } => {
    const goto = textParam(search['goto'])
    return goto === undefined ? {} : { goto }
  },
  component: lazyRouteComponent(() => import('../features/login/LoginJumpScreen.tsx'), 'LoginJumpScreen')
})
