import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { doThingRoute } from './doThing.tsx'
import { textParam } from './searchParams.ts'

export const oneThingDetailsRoute = createRoute({
  getParentRoute: () => doThingRoute,
  path: 'oneThingDetails',
  staticData: { name: 'oneThingDetails', title: '办件详情' },
  validateSearch: (search): { readonly applyNo: string } => ({ applyNo: textParam(search['applyNo']) ?? '' }),
  component: lazyRouteComponent(() => import('../features/progress/ApplicationScreen.tsx'), 'ApplicationScreen')
})
