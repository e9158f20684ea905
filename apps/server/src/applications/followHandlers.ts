import { Api } from '@ljonething/api/Api'
import { CurrentUser } from '@ljonething/api/session/Session'
import { Effect } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { viewerOf } from '../identity/viewer.ts'
import { attachment } from '../platform/http/attachment.ts'
import { pageOf, pageWindow } from '../platform/paging.ts'
import { AskedDepartments } from './AskedDepartments.ts'
import { MyApplications } from './MyApplications.ts'
import { submittedWithin } from './submittedWithin.ts'
import { Urges } from './Urges.ts'
import { Withdrawals } from './Withdrawals.ts'

export const FollowHandlers = HttpApiBuilder.group(
  Api,
  'oneThingApplications',
  Effect.fn(function* (handlers) {
    const mine = yield* MyApplications
    const asked = yield* AskedDepartments
    const urges = yield* Urges
    const withdrawals = yield* Withdrawals
    return handlers.handleAll({
      getOneThingList: Effect.fn(function* ({ payload: { page, size, from, to, ...filter } }) {
        const viewer = viewerOf(yield* CurrentUser)
        const window = pageWindow(page, size)
        const days = yield* submittedWithin(from, to)
        const { summaries, total, ...about } = yield* mine.list(viewer, { ...window, ...filter, ...days })
        return { ...pageOf(window, summaries, total), ...about }
      }),
      getOneThingDetail: ({ query }) => Effect.flatMap(CurrentUser, (user) => mine.detail(viewerOf(user), query.applyNo)),
      refreshApplyData: Effect.fn(function* ({ query }) {
        const viewer = viewerOf(yield* CurrentUser)
        const answers = yield* asked.ask(viewer, query.applyNo)
        return { ...(yield* mine.detail(viewer, query.applyNo)), ...answers }
      }),
      upProQueryCaseInfo: ({ payload }) => Effect.flatMap(CurrentUser, (user) => mine.caseOf(viewerOf(user), payload.projectNo)),
      verifyItem: ({ payload }) =>
        Effect.flatMap(CurrentUser, (user) => mine.verifyMatter(viewerOf(user), payload.applyNo, payload.itemCode)),
      retractProject: Effect.fn(function* ({ query }) {
        const viewer = viewerOf(yield* CurrentUser)
        const notWithdrawn = yield* withdrawals.withdraw(viewer, query.applyNo)
        return { ...(yield* mine.detail(viewer, query.applyNo)), notWithdrawn }
      }),
      urgeCase: Effect.fn(function* ({ payload }) {
        const viewer = viewerOf(yield* CurrentUser)
        yield* urges.urge(viewer, payload)
        return yield* mine.detail(viewer, payload.applyNo)
      }),
      downloadReceipt: Effect.fn(function* ({ query }) {
        const viewer = viewerOf(yield* CurrentUser)
        const pdf = yield* mine.receipt(viewer, query.applyNo)
        return HttpServerResponse.uint8Array(pdf, { contentType: 'application/pdf', headers: attachment(`受理回执-${query.applyNo}.pdf`) })
      })
    })
  })
)

export const SpaceFollowHandlers = HttpApiBuilder.group(
  Api,
  'spaceApplications',
  Effect.fn(function* (handlers) {
    const mine = yield* MyApplications
    return handlers.handleAll({
      ownerList: Effect.fn(function* ({ payload: { pageNo, pageSize } }) {
        const window = pageWindow(pageNo, pageSize)
        const { summaries, total } = yield* mine.list(viewerOf(yield* CurrentUser), window)
        return pageOf(window, summaries, total)
      }),
      ownerDeclareInfo: ({ query }) => Effect.flatMap(CurrentUser, (user) => mine.detail(viewerOf(user), query.applyNo))
    })
  })
)
