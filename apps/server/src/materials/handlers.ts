import { Api } from '@ljonething/api/Api'
import { CivilAffairsTarget, UploadTarget } from '@ljonething/api/oneThing/MaterialsApi'
import { CurrentUser } from '@ljonething/api/session/Session'
import { Effect, FileSystem } from 'effect'
import { HttpServerResponse } from 'effect/http'
import type { HttpServerRequest } from 'effect/http'
import { viewerOf } from '../identity/viewer.ts'
import { ServiceConfig } from '../platform/Config.ts'
import { handlersOf } from '../platform/http/handlersOf.ts'
import { currentAsker } from '../registers/Asker.ts'
import { attachment } from './attachment.ts'
import { CivilAffairsUploads } from './CivilAffairsUploads.ts'
import { MaterialFiles } from './MaterialFiles.ts'
import { partsOf } from './partsOf.ts'
import { readUpload } from './readUpload.ts'
import { Uploads } from './Uploads.ts'

export const MaterialsHandlers = handlersOf(
  Api,
  'oneThingMaterials',
  Effect.fn(function* (handlers) {
    const files = yield* MaterialFiles
    const uploads = yield* Uploads
    const civilAffairs = yield* CivilAffairsUploads
    const { fileLimit, uploadLimit } = yield* ServiceConfig
    const fileSystem = yield* FileSystem.FileSystem
    const placeOf = ({ sceneid, formId }: UploadTarget) => ({ sceneCode: sceneid, materialId: formId })
    const upload = Effect.fn('tisUpload')(
      function* (request: HttpServerRequest.HttpServerRequest) {
        const user = yield* CurrentUser
        const { target, file } = yield* readUpload(UploadTarget, partsOf(request, uploadLimit), Number(fileLimit), (named) =>
          uploads.limitOf(user, placeOf(named))
        )
        return yield* uploads.add(user.userId, placeOf(target), file)
      },
      Effect.scoped,
      Effect.provideService(FileSystem.FileSystem, fileSystem)
    )
    const civilAffairsUpload = Effect.fn('civilAffairsUpload')(
      function* (request: HttpServerRequest.HttpServerRequest) {
        const asker = yield* currentAsker
        const { target, file } = yield* readUpload(CivilAffairsTarget, partsOf(request, uploadLimit), Number(fileLimit), (named) =>
          civilAffairs.limitOf(asker, named)
        )
        return yield* civilAffairs.add(asker, target, file)
      },
      Effect.scoped,
      Effect.provideService(FileSystem.FileSystem, fileSystem)
    )
    return handlers
      .handleRaw('tisUpload', ({ request }) => upload(request))
      .handleRaw('civilAffairsUpload', ({ request }) => civilAffairsUpload(request))
      .handleAll({
        tisDelete: ({ query }) => Effect.flatMap(CurrentUser, ({ userId }) => Effect.as(files.remove(userId, query.fileId), {})),
        tisDownload: Effect.fn(function* ({ query }) {
          const file = yield* files.get(viewerOf(yield* CurrentUser), query.fileId)
          return HttpServerResponse.stream(yield* files.bytes(file), {
            contentType: 'application/octet-stream',
            headers: attachment(file.name)
          })
        })
      })
  })
)
