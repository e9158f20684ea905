import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './root.tsx'

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'onethingSpecialColumn',
  staticData: { name: 'onethingSpecialColumn', title: '省级专区' },
  component: lazyRouteComponent(() => import('../features/home/HomeScreen.tsx'), 'HomeScreen')
})
