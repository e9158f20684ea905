import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { doThingProgressRoute } from './doThingProgress.tsx'
import { textParam } from './searchParams.ts'

export interface ApplicationsSearch {
  readonly group?: string
  readonly sceneName?: string
}

export const oneThingListRoute = createRoute({
  getParentRoute: () => doThingProgressRoute,
  path: 'oneThingList',
  staticData: { name: 'oneThingList', title: '我的办件' },
  validateSearch: (search): ApplicationsSearch => {
    const group = textParam(search['group'])
    const sceneName = textParam(search['sceneName'])
    return { ...(group === undefined ? {} : { group }), ...(sceneName === undefined ? {} : { sceneName }) }
  },
  component: lazyRouteComponent(() => import('../features/progress/ApplicationsScreen.tsx'), 'ApplicationsScreen')
})
