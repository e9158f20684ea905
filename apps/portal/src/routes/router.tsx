/** The route tree of the portal (spec §2), in history mode under /ljonething/. Screens load when first opened. */
import { basePath } from '@ljonething/domain/navigation/portalPath'
import { createRouter } from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'
import type { MobileSite } from '../outbound/leaveForMobile.ts'
import { leaveForMobile, mobileSite } from '../outbound/leaveForMobile.ts'
import { routeAt } from '../outbound/routeAt.ts'
import type { RecordNavigationError } from '../queries/navigationErrors.ts'
import { recordNavigationError } from '../queries/navigationErrors.ts'
import { ErrorScreen } from '../shell/ErrorScreen.tsx'
import { PendingScreen } from '../shell/PendingScreen.tsx'
import { columnRoutes } from './column.tsx'
import { doThingRoutes } from './doThing.tsx'
import { entryRoutes } from './entries.tsx'
import { leaveRoutes } from './leave.tsx'
import { loginRoutes } from './login.tsx'
import { phoneRoutes } from './phone.tsx'
import { parsePlainSearch, plainSearch } from './plainSearch.ts'
import { rootRoute } from './root.tsx'
import { sandboxRoutes } from './sandbox.tsx'
import { testRoutes } from './testPage.tsx'
import { approvedOperationRoutes, themeWrapperRoutes } from './themeWrapper.tsx'

const routeTree = () =>
  rootRoute.addChildren([
    ...columnRoutes,
    ...entryRoutes,
    doThingRoutes,
    ...loginRoutes,
    ...leaveRoutes,
    ...sandboxRoutes,
    ...phoneRoutes,
    themeWrapperRoutes,
    ...approvedOperationRoutes,
    ...testRoutes()
  ])

export interface RouterSettings {
  /** The history of the browser unless another one is given. */
  readonly history?: RouterHistory
  readonly mobile?: MobileSite | undefined
  readonly onError?: RecordNavigationError
}

/**
 * A router whose navigations that fail are recorded and shown to nobody, and which sends phones to the mobile site where there is one (spec §2.3).
 */
export const createPortalRouter = ({ history, mobile = mobileSite(), onError = recordNavigationError }: RouterSettings = {}) => {
  const record = (error: unknown) => onError(error, routeAt(router, router.latestLocation.pathname)?.name)
  const router = createRouter({
    routeTree: routeTree(),
    basepath: basePath,
    parseSearch: parsePlainSearch,
    stringifySearch: plainSearch,
    context: {
      leavesForMobile: (): boolean =>
        leaveForMobile(mobile, routeAt(router, router.latestLocation.pathname), router.history.location.search)
    },
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultPendingMs: 100,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PendingScreen,
    defaultErrorComponent: ErrorScreen,
    defaultOnCatch: (error) => record(error),
    ...(history === undefined ? {} : { history })
  })
  const { load, navigate } = router
  router.load = (options) => load(options).catch(record)
  router.navigate = (options) => navigate(options).catch(record)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>
  }
}
