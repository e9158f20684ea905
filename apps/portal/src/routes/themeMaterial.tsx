import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { themeWrapperRoute } from './themeWrapper.tsx'

export const themeMaterialRoute = createRoute({
  getParentRoute: () => themeWrapperRoute,
  path: 'themeMaterial',
  staticData: { name: 'themeMaterial', title: '上传材料' },
  component: lazyRouteComponent(() => import('../features/material/MaterialScreen.tsx'), 'MaterialScreen')
})
