import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { themeWrapperRoute } from './themeWrapper.tsx'

export const newSuccessfulHandlingRoute = createRoute({
  getParentRoute: () => themeWrapperRoute,
  path: 'newSuccessfulHandling',
  staticData: { name: 'newSuccessfulHandling', title: '提交完成' },
  component: lazyRouteComponent(() => import('../features/submitted/SubmittedScreen.tsx'), 'SubmittedScreen')
})
