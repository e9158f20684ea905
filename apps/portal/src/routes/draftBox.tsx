import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { doThingProgressRoute } from './doThingProgress.tsx'

export const draftBoxRoute = createRoute({
  getParentRoute: () => doThingProgressRoute,
  path: 'draftBox',
  staticData: { name: 'draftBox', title: '草稿箱' },
  component: lazyRouteComponent(() => import('../features/drafts/DraftBoxScreen.tsx'), 'DraftBoxScreen')
})
