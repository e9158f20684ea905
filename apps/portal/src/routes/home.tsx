import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { columnSearch } from './columnSearch.ts'
import { rootRoute } from './root.tsx'

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'onethingSpecialColumn',
  staticData: { name: 'onethingSpecialColumn', title: '省级专区' },
  validateSearch: columnSearch,
  component: lazyRouteComponent(() => import('../features/home/HomeScreen.tsx'), 'HomeScreen')
})
