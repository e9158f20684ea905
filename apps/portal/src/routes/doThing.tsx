/** What a person has under way (spec §2.2): the applications and drafts, which are the two tabs of the navigation (§2.4), and one application. */
import { createRoute, Outlet, redirect } from '@tanstack/react-router'
import type { ApplicationFilter, ApplicationsSearch } from '../features/progress/ApplicationsSearch.ts'
import { lazyScreen } from '../shell/lazyScreen.tsx'
import { rootRoute } from './root.tsx'
import { textParam } from './searchParams.ts'

const doThingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'doThing',
  staticData: { isPersonal: true },
  component: Outlet
})

const oneThingDetailsRoute = createRoute({
  getParentRoute: () => doThingRoute,
  path: 'oneThingDetails',
  staticData: { name: 'oneThingDetails', title: '办件详情' },
  validateSearch: (search): { readonly applyNo: string } => ({ applyNo: textParam(search['applyNo']) ?? '' }),
  component: lazyScreen(() => import('../features/progress/ApplicationScreen.tsx'), 'ApplicationScreen')
})

const doThingDetailsRoute = createRoute({
  getParentRoute: () => doThingRoute,
  path: 'doThingDetails',
  staticData: { name: 'doThingDetails', title: '事项详情' },
  validateSearch: (search): { readonly applyNo: string; readonly caseNo: string } => ({
    applyNo: textParam(search['applyNo']) ?? '',
    caseNo: textParam(search['caseNo']) ?? ''
  }),
  component: lazyScreen(() => import('../features/progress/CaseScreen.tsx'), 'CaseScreen')
})

const batchRetireRoute = createRoute({
  getParentRoute: () => doThingRoute,
  path: 'batchRetire',
  staticData: { name: 'batchRetire', title: '企业职工退休批量办理' },
  validateSearch: (search): { readonly batchNo?: string } => {
    const batchNo = textParam(search['batchNo'])
    return batchNo === undefined ? {} : { batchNo }
  },
  component: lazyScreen(() => import('../features/batchRetire/BatchRetireScreen.tsx'), 'BatchRetireScreen')
})

const appointmentRoute = createRoute({
  getParentRoute: () => doThingRoute,
  path: 'appointment',
  staticData: { name: 'appointment', title: '我的预约' },
  validateSearch: (search): { readonly applyNo: string } => ({ applyNo: textParam(search['applyNo']) ?? '' }),
  component: lazyScreen(() => import('../features/booking/BookingScreen.tsx'), 'BookingScreen')
})

const appointmentConfirmRoute = createRoute({
  getParentRoute: () => doThingRoute,
  path: 'appointmentConfirm',
  staticData: { name: 'appointmentConfirm', title: '确认预约' },
  validateSearch: (search): { readonly bookingId: string } => ({ bookingId: textParam(search['bookingId']) ?? '' }),
  component: lazyScreen(() => import('../features/booking/ConfirmScreen.tsx'), 'ConfirmScreen')
})

const doThingProgressRoute = createRoute({
  getParentRoute: () => doThingRoute,
  path: 'doThingProgress',
  component: Outlet
})

const toApplications = () => {
  throw redirect({ to: '/doThing/doThingProgress/oneThingList', replace: true })
}

/** An address cut short leads to the applications. */
const doThingIndexRoute = createRoute({ getParentRoute: () => doThingRoute, path: '/', beforeLoad: toApplications })
const doThingProgressIndexRoute = createRoute({ getParentRoute: () => doThingProgressRoute, path: '/', beforeLoad: toApplications })

const filters = { group: true, keyword: true, from: true, to: true, person: true, page: true, size: true } satisfies Record<
  ApplicationFilter,
  true
>

const oneThingListRoute = createRoute({
  getParentRoute: () => doThingProgressRoute,
  path: 'oneThingList',
  staticData: { name: 'oneThingList', title: '我的办件' },
  validateSearch: (search): ApplicationsSearch =>
    Object.fromEntries(
      Object.keys(filters).flatMap((name) => {
        const value = textParam(search[name])
        return value === undefined ? [] : [[name, value]]
      })
    ),
  component: lazyScreen(() => import('../features/progress/ApplicationsScreen.tsx'), 'ApplicationsScreen')
})

const draftBoxRoute = createRoute({
  getParentRoute: () => doThingProgressRoute,
  path: 'draftBox',
  staticData: { name: 'draftBox', title: '草稿箱' },
  component: lazyScreen(() => import('../features/drafts/DraftBoxScreen.tsx'), 'DraftBoxScreen')
})

export const doThingRoutes = doThingRoute.addChildren([
  doThingIndexRoute,
  oneThingDetailsRoute,
  doThingDetailsRoute,
  batchRetireRoute,
  appointmentRoute,
  appointmentConfirmRoute,
  doThingProgressRoute.addChildren([doThingProgressIndexRoute, oneThingListRoute, draftBoxRoute])
])
