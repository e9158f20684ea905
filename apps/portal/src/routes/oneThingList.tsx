import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './root.tsx'

export const oneThingListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'doThing/doThingProgress/oneThingList',
  staticData: { name: 'oneThingList', title: '我的办件' },
  component: lazyRouteComponent(() => import('../features/progress/ApplicationsScreen.tsx'), 'ApplicationsScreen')
})
