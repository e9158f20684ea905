import { Api } from '@ljonething/api/Api'
import { Caller, CurrentUser } from '@ljonething/api/session/Session'
import { Effect, Layer } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { readFormValue } from '../platform/formValues.ts'
import { pageOf, pageWindow } from '../platform/paging.ts'
import { askerIn, currentAsker } from '../registers/Asker.ts'
import { Drafts } from './Drafts.ts'
import { DraftSaves } from './DraftSaves.ts'
import type { DraftInput } from './DraftSaves.ts'

const savedMessage = '操作成功'

/** The calls that one-thing handling and space service have alike. */
const draftCalls = (drafts: Drafts['Service'], saves: DraftSaves['Service']) => ({
  saveThingInfo: Effect.fn(function* ({ payload }: { readonly payload: Omit<DraftInput, 'client'> }) {
    const content = yield* readFormValue(payload.content)
    const { clientType: client } = yield* Caller
    const saved = yield* saves.save(askerIn(yield* currentAsker, payload.sceneNo, '填写'), { ...payload, client, content })
    return { message: savedMessage, ...saved }
  }),
  queryThingInfo: ({ query }: { readonly query: DraftAsked }) =>
    Effect.flatMap(CurrentUser, ({ userId }) => drafts.get(userId, query.rowGuid)),
  deleteThingInfo: ({ query }: { readonly query: DraftAsked }) =>
    Effect.flatMap(CurrentUser, ({ userId }) => Effect.as(drafts.remove(userId, query.rowGuid), {}))
})

interface DraftsAsked {
  readonly page?: number
  readonly size?: number
  readonly sceneNo?: string
  readonly sceneName?: string
  readonly sourceName?: string
}

interface DraftAsked {
  readonly rowGuid: string
}

const listed = Effect.fn(function* (drafts: Drafts['Service'], { page, size, ...filter }: DraftsAsked) {
  const { userId } = yield* CurrentUser
  const window = pageWindow(page, size)
  const { rows, total } = yield* drafts.list(userId, { ...window, ...filter })
  return pageOf(window, rows, total)
})

const OneThingHandlers = HttpApiBuilder.group(
  Api,
  'oneThingDrafts',
  Effect.fn(function* (handlers) {
    const drafts = yield* Drafts
    return handlers.handleAll({
      ...draftCalls(drafts, yield* DraftSaves),
      queryThingInfos: ({ query }) => listed(drafts, query),
      queryThingInfoBySceneNo: ({ payload }) => Effect.flatMap(CurrentUser, (user) => drafts.ofScene(user, payload.sceneNo))
    })
  })
)

const SpaceHandlers = HttpApiBuilder.group(
  Api,
  'spaceDrafts',
  Effect.fn(function* (handlers) {
    const drafts = yield* Drafts
    return handlers.handleAll({ ...draftCalls(drafts, yield* DraftSaves), queryThingInfos: ({ payload }) => listed(drafts, payload) })
  })
)

export const DraftsHandlers = Layer.merge(OneThingHandlers, SpaceHandlers)
