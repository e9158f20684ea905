import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './root.tsx'
import { textParam } from './searchParams.ts'

/** Stands in for the page of the provincial identity centre while the sandbox is on. */
export const sandboxLoginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'sandbox/login',
  staticData: { name: 'sandboxLogin', title: '统一身份认证（沙箱）' },
  validateSearch: (search): { readonly goto?: string } => {
    const goto = textParam(search['goto'])
    return goto === undefined ? {} : { goto }
  },
  component: lazyRouteComponent(() => import('../features/sandbox/SandboxLoginScreen.tsx'), 'SandboxLoginScreen')
})
