/** The route that answers a path inside the portal (without the base path), as the router finds it; undefined where there is none (页面不存在). */
interface RouteFinder {
  readonly getMatchedRoutes: (path: string) => readonly [unknown, Readonly<Record<string, string>>, FoundRoute | undefined]
}

interface FoundRoute {
  readonly path?: string | undefined
  readonly options: { readonly staticData?: { readonly name?: string } }
}

export interface RouteAtPath {
  /** Published name (spec §2); undefined for a route without one. */
  readonly name: string | undefined
  readonly params: Readonly<Record<string, string>>
}

export const routeAt = (router: RouteFinder, path: string): RouteAtPath | undefined => {
  const [, params, found] = router.getMatchedRoutes(path)
  if (found === undefined || params['**'] !== undefined) return undefined
  return { name: found.options.staticData?.name, params }
}
