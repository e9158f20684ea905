import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { sceneQuery } from '../queries/catalogue.ts'
import { queryClient } from '../queries/queryClient.ts'
import { rootRoute } from './root.tsx'
import { textParam } from './searchParams.ts'

export interface ThemeSearch {
  /** Scene code. */
  readonly code: string
  /** rowGuid of the draft. */
  readonly draft?: string
  /** Number of the application, once submitted. */
  readonly applyNo?: string
}

/** The theme wrapper (spec §2.1): every child is one step of the flow of one scene. */
export const themeWrapperRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'themeWrapper',
  staticData: { isPersonal: true },
  validateSearch: (search): ThemeSearch => {
    const draft = textParam(search['draft'])
    const applyNo = textParam(search['applyNo'])
    return {
      code: textParam(search['code']) ?? '',
      ...(draft === undefined ? {} : { draft }),
      ...(applyNo === undefined ? {} : { applyNo })
    }
  },
  loaderDeps: ({ search: { code } }) => ({ code }),
  /** The scene is asked for along with the code of the screen, not after it, and nobody waits here. */
  loader: ({ deps: { code } }) => {
    if (code !== '') void queryClient.prefetchQuery(sceneQuery(code))
  },
  component: lazyRouteComponent(() => import('../handling/ThemeWrapper.tsx'), 'ThemeWrapper')
})
