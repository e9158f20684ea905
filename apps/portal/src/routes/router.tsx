/** The route tree of the portal (spec §2), in history mode under /ljonething/. Screens load when first opened. */
import { basePath } from '@ljonething/domain/navigation/portalPath'
import { createRouter } from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'
import type { RecordNavigationError } from '../session/navigationErrors.ts'
import { recordNavigationError } from '../session/navigationErrors.ts'
import { PendingScreen } from '../shell/PendingScreen.tsx'
import { conditionsPreCheckRoute } from './conditionsPreCheck.tsx'
import { doThingRoute } from './doThing.tsx'
import { doThingProgressRoute } from './doThingProgress.tsx'
import { doThingAppraiseRoute } from './doThingAppraise.tsx'
import { draftBoxRoute } from './draftBox.tsx'
import { enterpriseRedirectRoute } from './enterpriseRedirect.tsx'
import { homeRoute } from './home.tsx'
import { indexRoute } from './index.tsx'
import type { MobileSite } from './leaveForMobile.ts'
import { leaveForMobile, mobileSite } from './leaveForMobile.ts'
import { loginJumpRoute } from './loginJump.tsx'
import { municipalHomeRoute } from './municipalHome.tsx'
import { newConditionPreCheckRoute } from './newConditionPreCheck.tsx'
import { newSuccessfulHandlingRoute } from './newSuccessfulHandling.tsx'
import { oneThingDetailsRoute } from './oneThingDetails.tsx'
import { oneThingListRoute } from './oneThingList.tsx'
import { personalRedirectRoute } from './personalRedirect.tsx'
import { resConditionPreCheckRoute } from './resConditionPreCheck.tsx'
import { rootRoute } from './root.tsx'
import { routeAt } from './routeAt.ts'
import './routeData.ts'
import { sandboxRoute } from './sandbox.tsx'
import { sandboxLoginRoute } from './sandboxLogin.tsx'
import { smartGuideRoute } from './smartGuide.tsx'
import { successfulHandlingRoute } from './successfulHandling.tsx'
import { testRoutes } from './testPage.tsx'
import { themeFormRoute } from './themeForm.tsx'
import { themeFormResetRoute } from './themeFormReset.tsx'
import { themeMaterialRoute } from './themeMaterial.tsx'
import { themeMiddleRoute } from './themeMiddle.tsx'
import { themeNoticeRoute } from './themeNotice.tsx'
import { themeWrapperRoute } from './themeWrapper.tsx'
import { unionProcessColumnRoute } from './unionProcessColumn.tsx'

const routeTree = () =>
  rootRoute.addChildren([
    indexRoute,
    homeRoute,
    municipalHomeRoute,
    unionProcessColumnRoute,
    doThingRoute.addChildren([oneThingDetailsRoute, doThingProgressRoute.addChildren([oneThingListRoute, draftBoxRoute])]),
    loginJumpRoute,
    personalRedirectRoute,
    enterpriseRedirectRoute,
    sandboxRoute,
    sandboxLoginRoute,
    themeWrapperRoute.addChildren([
      themeMiddleRoute,
      smartGuideRoute,
      themeNoticeRoute,
      conditionsPreCheckRoute,
      resConditionPreCheckRoute,
      newConditionPreCheckRoute,
      themeFormRoute,
      themeFormResetRoute,
      themeMaterialRoute,
      successfulHandlingRoute,
      newSuccessfulHandlingRoute,
      doThingAppraiseRoute
    ]),
    ...testRoutes()
  ])

export interface RouterSettings {
  /** The history of the browser unless another one is given. */
  readonly history?: RouterHistory
  readonly mobile?: MobileSite | undefined
  readonly onError?: RecordNavigationError
}

/** A router whose navigations that fail are recorded and shown to nobody, and which sends phones to the mobile site where there is one (spec §2.3). */
export const createPortalRouter = ({ history, mobile = mobileSite(), onError = recordNavigationError }: RouterSettings = {}) => {
  const record = (error: unknown) => onError(error, routeAt(router, router.latestLocation.pathname)?.name)
  const router = createRouter({
    routeTree: routeTree(),
    basepath: basePath,
    context: {
      leavesForMobile: (): boolean =>
        leaveForMobile(mobile, routeAt(router, router.latestLocation.pathname), router.history.location.search)
    },
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultPendingMs: 100,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PendingScreen,
    defaultOnCatch: (error) => record(error),
    ...(history === undefined ? {} : { history })
  })
  const { load, navigate } = router
  router.load = (options) => load(options).catch(record)
  router.navigate = (options) => navigate(options).catch(record)
  return router
}

export const router = createPortalRouter()

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
