import { Api } from '@ljonething/api/Api'
import { CurrentUser } from '@ljonething/api/session/Session'
import { Effect } from 'effect'
import { readFormValue } from '../platform/formValues.ts'
import { handlersOf } from '../platform/http/handlersOf.ts'
import { pageOf, pageWindow } from '../platform/paging.ts'
import { Drafts } from './Drafts.ts'

const savedMessage = '操作成功'

export const DraftsHandlers = handlersOf(
  Api,
  'oneThingDrafts',
  Effect.fn(function* (handlers) {
    const drafts = yield* Drafts
    return handlers.handleAll({
      saveThingInfo: Effect.fn(function* ({ payload }) {
        const user = yield* CurrentUser
        const content = yield* readFormValue(payload.content)
        const saved = yield* drafts.save(user, { ...payload, content })
        return { message: savedMessage, ...saved }
      }),
      queryThingInfos: Effect.fn(function* ({ query: { page, size, ...filter } }) {
        const { userId } = yield* CurrentUser
        const window = pageWindow(page, size)
        const { rows, total } = yield* drafts.list(userId, { ...window, ...filter })
        return pageOf(window, rows, total)
      }),
      queryThingInfo: ({ query }) => Effect.flatMap(CurrentUser, ({ userId }) => drafts.get(userId, query.rowGuid)),
      deleteThingInfo: ({ query }) => Effect.flatMap(CurrentUser, ({ userId }) => Effect.as(drafts.remove(userId, query.rowGuid), {}))
    })
  })
)
