/**
 * Leaving for mobile (移动端跳转): on a phone, every navigation of an installation with a mobile address leaves for it with a full-page redirect (spec
 * §2.3). What no route answers stays, so that the portal says itself that there is no such page; so do the pages a phone opens by QR code.
 */
import { isPhone } from '../browser/isPhone.ts'
import { isPhonePage } from '../phoneUpload/phoneAddress.ts'
import { arrivedSecrets } from './arrivalTicket.ts'
import { mobileAddress } from './mobileAddress.ts'
import { mobileTarget } from './mobileTarget.ts'
import type { RouteAtPath } from './routeAt.ts'

export interface MobileSite {
  readonly address: URL
  readonly portalHost: string
  /** Replaces this page. */
  readonly leave: (target: string) => void
}

/** The site this browser belongs on; undefined where the portal serves it itself. */
export const mobileSite = (): MobileSite | undefined => {
  const address = isPhone(window.navigator) ? mobileAddress() : undefined
  return address && { address, portalHost: window.location.hostname, leave: (target) => window.location.replace(target) }
}

/** Leaves and says so, or says that this navigation stays. `search` is the query as written. */
export const leaveForMobile = (site: MobileSite | undefined, route: RouteAtPath | undefined, search: string): boolean => {
  if (site === undefined || route === undefined || isPhonePage(route.name)) return false
  const { address: mobile, portalHost, leave } = site
  leave(mobileTarget({ mobile, portalHost, routeName: route.name, nameInPath: route.params['name'], search, secrets: arrivedSecrets() }))
  return true
}
