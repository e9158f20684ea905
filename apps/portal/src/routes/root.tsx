import { createRootRoute, Outlet } from '@tanstack/react-router'
import { ErrorScreen } from '../shell/ErrorScreen.tsx'
import { NotFoundScreen } from '../shell/NotFoundScreen.tsx'
import { Shell } from '../shell/Shell.tsx'

export const rootRoute = createRootRoute({
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
  notFoundComponent: NotFoundScreen,
  errorComponent: ErrorScreen
})
