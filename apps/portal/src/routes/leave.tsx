/** Ways to the provincial portal (spec §2.3): they say where they lead, and leave when the person presses on. */
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../shell/lazyScreen.tsx'
import { rootRoute } from './root.tsx'
import { textParam } from './searchParams.ts'

const middlewareRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'middleware',
  staticData: { name: 'middleware', title: '前往黑龙江政务服务网' },
  validateSearch: (search): { readonly caseNo?: string } => {
    const caseNo = textParam(search['caseNo'])
    return caseNo === undefined ? {} : { caseNo }
  },
  component: lazyScreen(() => import('../features/leave/MiddlewareScreen.tsx'), 'MiddlewareScreen')
})

const lifeCycleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'outsideLifeCycle/$name',
  staticData: { name: 'outsideLifeCycle', title: '前往黑龙江政务服务网' },
  component: lazyScreen(() => import('../features/leave/LifeCycleScreen.tsx'), 'LifeCycleScreen')
})

export const leaveRoutes = [middlewareRoute, lifeCycleRoute] as const
