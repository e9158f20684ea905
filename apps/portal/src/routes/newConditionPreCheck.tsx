import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { themeWrapperRoute } from './themeWrapper.tsx'

export const newConditionPreCheckRoute = createRoute({
  getParentRoute: () => themeWrapperRoute,
  path: 'newConditionPreCheck',
  staticData: { name: 'newConditionPreCheck', title: '条件预检' },
  component: lazyRouteComponent(() => import('../features/preCheck/PreCheckScreen.tsx'), 'PreCheckScreen')
})
