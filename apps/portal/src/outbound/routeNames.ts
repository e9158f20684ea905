/**
 * Route names of the portal (路由名称, spec §2.2, §2.3): each published name with its path, from the route tree itself, and for legal persons the same
 * screens under `e` + the name with its first letter upper-cased. A name that is not here leads home; an address is no name.
 * Example: for a legal person `oneThingList` → `eOneThingList` → /doThing/doThingProgress/oneThingList.
 */
import { userType } from '@ljonething/domain/codes/user'
import { homePath } from '@ljonething/domain/navigation/portalPath'

export interface NamedRoute {
  readonly fullPath: string
  readonly options: { readonly staticData?: { readonly name?: string } }
}

/** "0" personal, "1" legal person. */
export type RedirectUserType = '0' | '1'

const upperFirst = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

export const formatRouteName = (name: string, user: RedirectUserType): string =>
  user === userType.code.legal ? `e${upperFirst(name)}` : name

export const routeNames = (routes: readonly NamedRoute[]): ReadonlyMap<string, string> =>
  new Map(
    routes.flatMap(({ fullPath, options: { staticData } }) => {
      const name = staticData?.name
      const isFixed = !fullPath.includes('$')
      return name === undefined || !isFixed
        ? []
        : [[name, fullPath] as const, [formatRouteName(name, userType.code.legal), fullPath] as const]
    })
  )

/** Where a redirect page leads: the formatted name when the table has it, else the name as given, else home. */
export const redirectTarget = (names: ReadonlyMap<string, string>, name: string | undefined, user: RedirectUserType): string =>
  name === undefined || name === '' ? homePath : (names.get(formatRouteName(name, user)) ?? names.get(name) ?? homePath)
