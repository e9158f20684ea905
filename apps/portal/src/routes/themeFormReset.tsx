import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { themeWrapperRoute } from './themeWrapper.tsx'

export const themeFormResetRoute = createRoute({
  getParentRoute: () => themeWrapperRoute,
  path: 'themeFormReset',
  staticData: { name: 'themeFormReset', title: '填写表单' },
  component: lazyRouteComponent(() => import('../features/form/FormScreen.tsx'), 'FormScreen')
})
