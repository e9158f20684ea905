import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { themeWrapperRoute } from './themeWrapper.tsx'

export const themeMiddleRoute = createRoute({
  getParentRoute: () => themeWrapperRoute,
  path: 'themeMiddle',
  staticData: { name: 'themeMiddle', title: '主题介绍' },
  component: lazyRouteComponent(() => import('../features/introduction/IntroductionScreen.tsx'), 'IntroductionScreen')
})
