import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { themeWrapperRoute } from './themeWrapper.tsx'

export const themeFormRoute = createRoute({
  getParentRoute: () => themeWrapperRoute,
  path: 'themeForm',
  staticData: { name: 'themeForm', title: '填写表单' },
  component: lazyRouteComponent(() => import('../features/form/FormScreen.tsx'), 'FormScreen')
})
