/**
 * Where phones go (移动端跳转目标): where a phone goes instead of a screen of the portal (spec §2.3): always the configured address with the path
 * /redirectPage/<name>: for the two redirect pages the name in their path, for every other route its own. The query goes along as it was written,
 * the token taken out on arrival only where `mayReceiveToken` allows it. What is no name becomes that of home, so nothing in an address can lead
 * elsewhere. Example: https://m.hlj.gov.cn and /themeWrapper/themeForm?code=A → https://m.hlj.gov.cn/redirectPage/themeForm?code=A.
 */
import { homeName } from '@ljonething/domain/navigation/portalPath'
import type { ArrivalName } from './arrivalTicket.ts'
import { mayReceiveToken } from './mayReceiveToken.ts'

export interface MobileVisit {
  /** The configured mobile address, without query and hash. */
  readonly mobile: URL
  readonly portalHost: string
  /** Published name of the route; undefined for a route without one, such as the bare address. */
  readonly routeName: string | undefined
  /** `{name}` in the path of a redirect page. */
  readonly nameInPath: string | undefined
  /** As written, with its question mark, or empty. */
  readonly search: string
  readonly secrets: ReadonlyMap<ArrivalName, string>
}

const redirectPages: ReadonlySet<string | undefined> = new Set(['enterpriseRedirect', 'personalRedirect'])
const routeName = /^[a-z][\w-]{0,63}$/i

export const mobileTarget = ({ mobile, portalHost, routeName: ownName, nameInPath, search, secrets }: MobileVisit): string => {
  const name = redirectPages.has(ownName) ? nameInPath : ownName
  const carried = mayReceiveToken(mobile, portalHost) ? [...secrets].map(([key, value]) => `${key}=${encodeURIComponent(value)}`) : []
  const query = [search.slice(1), ...carried].filter((part) => part !== '').join('&')
  const base = `${mobile.origin}${mobile.pathname.replace(/\/+$/, '')}`
  return `${base}/redirectPage/${name !== undefined && routeName.test(name) ? name : homeName}${query === '' ? '' : `?${query}`}`
}
