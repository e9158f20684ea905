import { createRoute, Outlet } from '@tanstack/react-router'
import { rootRoute } from './root.tsx'

/** Parent of what a person has under way (spec §2.2). */
export const doThingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'doThing',
  staticData: { isPersonal: true },
  component: Outlet
})
