/** The route tree of the portal (spec §2), in history mode under /ljonething/. Screens load when first opened. */
import { createRouter } from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'
import { basePath } from '../session/portalPath.ts'
import { PendingScreen } from '../shell/PendingScreen.tsx'
import { conditionsPreCheckRoute } from './conditionsPreCheck.tsx'
import { doThingRoute } from './doThing.tsx'
import { doThingProgressRoute } from './doThingProgress.tsx'
import { doThingAppraiseRoute } from './doThingAppraise.tsx'
import { draftBoxRoute } from './draftBox.tsx'
import { enterpriseRedirectRoute } from './enterpriseRedirect.tsx'
import { homeRoute } from './home.tsx'
import { indexRoute } from './index.tsx'
import { loginJumpRoute } from './loginJump.tsx'
import { municipalHomeRoute } from './municipalHome.tsx'
import { newConditionPreCheckRoute } from './newConditionPreCheck.tsx'
import { newSuccessfulHandlingRoute } from './newSuccessfulHandling.tsx'
import { oneThingDetailsRoute } from './oneThingDetails.tsx'
import { oneThingListRoute } from './oneThingList.tsx'
import { personalRedirectRoute } from './personalRedirect.tsx'
import { resConditionPreCheckRoute } from './resConditionPreCheck.tsx'
import { rootRoute } from './root.tsx'
import './routeData.ts'
import { sandboxRoute } from './sandbox.tsx'
import { sandboxLoginRoute } from './sandboxLogin.tsx'
import { smartGuideRoute } from './smartGuide.tsx'
import { successfulHandlingRoute } from './successfulHandling.tsx'
import { themeFormRoute } from './themeForm.tsx'
import { themeFormResetRoute } from './themeFormReset.tsx'
import { themeMaterialRoute } from './themeMaterial.tsx'
import { themeMiddleRoute } from './themeMiddle.tsx'
import { themeNoticeRoute } from './themeNotice.tsx'
import { themeWrapperRoute } from './themeWrapper.tsx'
import { unionProcessColumnRoute } from './unionProcessColumn.tsx'

const routeTree = rootRoute.addChildren([
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
  ])
])

/** The router over the history of the browser, or over another one. */
export const createPortalRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    basepath: basePath,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultPendingMs: 100,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PendingScreen,
    ...(history === undefined ? {} : { history })
  })

export const router = createPortalRouter()

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
