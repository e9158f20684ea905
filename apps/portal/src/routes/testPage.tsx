import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../shell/lazyScreen.tsx'
import { rootRoute } from './root.tsx'

const testPage = () =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'test',
    staticData: { name: 'TestPage', title: '路由一览' },
    component: lazyScreen(() => import('../shell/RouteListScreen.tsx'), 'RouteListScreen')
  })

/** The page for engineers (spec §2.3, §9): there in every build mode but production, where nothing of it is built. */
export const testRoutes = () => (import.meta.env.MODE === 'production' ? [] : [testPage()])
