import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { themeWrapperRoute } from './themeWrapper.tsx'

export const smartGuideRoute = createRoute({
  getParentRoute: () => themeWrapperRoute,
  path: 'smartGuide',
  staticData: { name: 'smartGuide', title: '答题引导' },
  component: lazyRouteComponent(() => import('../features/guide/GuideScreen.tsx'), 'GuideScreen')
})
