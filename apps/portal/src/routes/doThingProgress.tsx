import { createRoute, Outlet } from '@tanstack/react-router'
import { doThingRoute } from './doThing.tsx'

/** Parent of the two navigation tabs, 我的办件 and 草稿箱 (spec §2.2, §2.4). */
export const doThingProgressRoute = createRoute({
  getParentRoute: () => doThingRoute,
  path: 'doThingProgress',
  component: Outlet
})
