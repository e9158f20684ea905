import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { ErrorScreen } from '../shell/ErrorScreen.tsx'
import { NotFoundScreen } from '../shell/NotFoundScreen.tsx'
import { Shell } from '../shell/Shell.tsx'

/** What every route says about itself (spec §2). */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Published name. */
    readonly name?: string
    /** Title of the page. */
    readonly title?: string
    /** An ended session is asked about here instead of being dropped. */
    readonly isPersonal?: boolean
  }
}

export interface PortalContext {
  /** Sends a phone to the mobile site instead of the screen the address names; false where this browser stays. */
  readonly leavesForMobile: () => boolean
}

/** Nothing of a screen loads while the browser is leaving: the navigation waits until the page is gone. */
const gone = () => new Promise<never>(() => undefined)

const shell = (
  <Shell>
    <Outlet />
  </Shell>
)

/** The first screen is drawn in short pieces, between which the page answers; until then its first picture stands. */
const Root = () => useDeferredValue(shell, null)

export const rootRoute = createRootRouteWithContext<PortalContext>()({
  beforeLoad: ({ preload, context }) => (!preload && context.leavesForMobile() ? gone() : undefined),
  component: Root,
  notFoundComponent: NotFoundScreen,
  errorComponent: ErrorScreen
})
