import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './root.tsx'

export const sandboxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'sandbox',
  staticData: { name: 'sandbox', title: '沙箱控制台' },
  component: lazyRouteComponent(() => import('../features/sandbox/SandboxScreen.tsx'), 'SandboxScreen')
})
