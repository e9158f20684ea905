import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { themeWrapperRoute } from './themeWrapper.tsx'

export const conditionsPreCheckRoute = createRoute({
  getParentRoute: () => themeWrapperRoute,
  path: 'conditionsPreCheck',
  staticData: { name: 'conditionsPreCheck', title: '条件预检' },
  component: lazyRouteComponent(() => import('../features/preCheck/PreCheckScreen.tsx'), 'PreCheckScreen')
})
