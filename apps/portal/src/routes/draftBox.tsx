import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './root.tsx'

export const draftBoxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'doThing/doThingProgress/draftBox',
  staticData: { name: 'draftBox', title: '草稿箱' },
  component: lazyRouteComponent(() => import('../features/drafts/DraftBoxScreen.tsx'), 'DraftBoxScreen')
})
