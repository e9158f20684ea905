import { Api } from '@ljonething/api/Api'
import { CurrentUser } from '@ljonething/api/session/Session'
import { Effect } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { attachment } from './attachment.ts'
import { MaterialFiles } from './MaterialFiles.ts'
import { Uploads } from './Uploads.ts'

export const MaterialsHandlers = HttpApiBuilder.group(
  Api,
  'oneThingMaterials',
  Effect.fn(function* (handlers) {
    const files = yield* MaterialFiles
    const uploads = yield* Uploads
    return handlers.handleAll({
      tisUpload: ({ payload: { sceneid, formId, file } }) =>
        Effect.flatMap(CurrentUser, (user) => uploads.add(user, { sceneCode: sceneid, materialId: formId, file })),
      tisDelete: ({ query }) => Effect.flatMap(CurrentUser, ({ userId }) => Effect.as(files.remove(userId, query.fileId), {})),
      tisDownload: Effect.fn(function* ({ query }) {
        const { userId } = yield* CurrentUser
        const file = yield* files.get(userId, query.fileId)
        return HttpServerResponse.stream(yield* files.bytes(file), {
          contentType: 'application/octet-stream',
          headers: attachment(file.name)
        })
      })
    })
  })
)
