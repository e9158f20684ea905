import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { themeWrapperRoute } from './themeWrapper.tsx'

export const resConditionPreCheckRoute = createRoute({
  getParentRoute: () => themeWrapperRoute,
  path: 'resConditionPreCheck',
  staticData: { name: 'resConditionPreCheck', title: '条件预检' },
  component: lazyRouteComponent(() => import('../features/preCheck/PreCheckScreen.tsx'), 'PreCheckScreen')
})
