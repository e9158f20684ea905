import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { themeWrapperRoute } from './themeWrapper.tsx'

export const successfulHandlingRoute = createRoute({
  getParentRoute: () => themeWrapperRoute,
  path: 'successfulHandling',
  staticData: { name: 'successfulHandling', title: '提交完成' },
  component: lazyRouteComponent(() => import('../features/submitted/SubmittedScreen.tsx'), 'SubmittedScreen')
})
