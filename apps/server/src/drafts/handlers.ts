import { Api } from '@ljonething/api/Api'
import { Rejected } from '@ljonething/api/errors/errors'
import { CurrentUser } from '@ljonething/api/session/Session'
import { isOn } from '@ljonething/domain/codes/scene'
import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { readFormValue } from '../platform/formValues.ts'
import { pageOf, pageWindow } from '../platform/paging.ts'
import { Drafts } from './Drafts.ts'

const isJsonObject = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

const savedMessage = '操作成功'

export const DraftsHandlers = HttpApiBuilder.group(
  Api,
  'oneThingDrafts',
  Effect.fn(function* (handlers) {
    const drafts = yield* Drafts
    const catalogue = yield* Catalogue
    return handlers.handleAll({
      saveThingInfo: Effect.fn(function* ({ payload }) {
        const { userId } = yield* CurrentUser
        const scene = catalogue.sceneOf(payload.sceneNo)?.scene
        if (scene === undefined) return yield* new Rejected({ msg: '不在要求的参数范围中' })
        if (isOn(scene.flags.closeDraftBox)) return yield* new Rejected({ msg: '该主题不支持暂存' })
        const content = yield* readFormValue(payload.content)
        if (!isJsonObject(content)) return yield* new Rejected({ msg: '暂存内容无法识别' })
        const saved = yield* drafts.save(userId, { ...payload, sceneName: scene.name, content })
        return { message: savedMessage, ...saved }
      }),
      queryThingInfos: Effect.fn(function* ({ query }) {
        const { userId } = yield* CurrentUser
        const window = pageWindow(query.page, query.size)
        const { rows, total } = yield* drafts.list(userId, {
          ...window,
          ...(query.sceneNo === undefined ? {} : { sceneNo: query.sceneNo }),
          ...(query.sceneName === undefined ? {} : { sceneName: query.sceneName })
        })
        return pageOf(window, rows, total)
      }),
      queryThingInfo: ({ query }) => Effect.flatMap(CurrentUser, ({ userId }) => drafts.get(userId, query.rowGuid)),
      deleteThingInfo: ({ query }) => Effect.flatMap(CurrentUser, ({ userId }) => Effect.as(drafts.remove(userId, query.rowGuid), {}))
    })
  })
)
