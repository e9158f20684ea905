import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { municipalSearch } from './columnSearch.ts'
import { rootRoute } from './root.tsx'

/** The special column of one region (市级专区). */
export const municipalHomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'municipal/onethingSpecialColumn',
  staticData: { name: 'municipalOnethingSpecialColumn', title: '市级专区' },
  validateSearch: municipalSearch,
  component: lazyRouteComponent(() => import('../features/home/MunicipalHomeScreen.tsx'), 'MunicipalHomeScreen')
})
