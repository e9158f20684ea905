import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { columnSearch } from './columnSearch.ts'
import { rootRoute } from './root.tsx'

/** Older published address of the special column: the same screen. */
export const unionProcessColumnRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'unionProcessColumn',
  staticData: { name: 'unionProcessColumn', title: '省级专区' },
  validateSearch: columnSearch,
  component: lazyRouteComponent(() => import('../features/home/HomeScreen.tsx'), 'HomeScreen')
})
