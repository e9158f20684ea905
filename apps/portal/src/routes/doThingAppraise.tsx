import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { themeWrapperRoute } from './themeWrapper.tsx'

export const doThingAppraiseRoute = createRoute({
  getParentRoute: () => themeWrapperRoute,
  path: 'doThingAppraise',
  staticData: { name: 'doThingAppraise', title: '评价' },
  component: lazyRouteComponent(() => import('../features/appraisal/AppraisalScreen.tsx'), 'AppraisalScreen')
})
