import { Api } from '@ljonething/api/Api'
import { PhoneTarget } from '@ljonething/api/oneThing/CapabilityApi'
import { Caller, CurrentUser } from '@ljonething/api/session/Session'
import { Effect, FileSystem, Layer } from 'effect'
import type { HttpServerRequest } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { partsOf } from '../materials/partsOf.ts'
import { readUpload } from '../materials/readUpload.ts'
import { ServiceConfig } from '../platform/Config.ts'
import { PhoneSide } from './PhoneSide.ts'
import { PhoneUploads } from './PhoneUploads.ts'

const DeskHandlers = HttpApiBuilder.group(
  Api,
  'oneThingCapability',
  Effect.fn(function* (handlers) {
    const uploads = yield* PhoneUploads
    return handlers.handleAll({
      token: Effect.fn(function* ({ payload: { sceneid, formId, ...rest } }) {
        const { sessionId = '' } = yield* Caller
        return yield* uploads.begin(yield* CurrentUser, sessionId, { sceneCode: sceneid, materialId: formId, ...rest })
      }),
      getFiles: ({ query }) => Effect.flatMap(CurrentUser, ({ userId }) => uploads.files(userId, query.uploadId)),
      end: ({ payload }) => Effect.flatMap(CurrentUser, ({ userId }) => Effect.as(uploads.end(userId, payload.uploadId), {}))
    })
  })
)

const SpaceHandlers = HttpApiBuilder.group(
  Api,
  'spaceCapability',
  Effect.fn(function* (handlers) {
    const uploads = yield* PhoneUploads
    return handlers.handleAll({
      getFiles: ({ query }) => Effect.flatMap(CurrentUser, ({ userId }) => uploads.files(userId, query.uploadId))
    })
  })
)

const PhoneHandlers = HttpApiBuilder.group(
  Api,
  'oneThingPhone',
  Effect.fn(function* (handlers) {
    const phone = yield* PhoneSide
    const { uploadLimit } = yield* ServiceConfig
    const fileSystem = yield* FileSystem.FileSystem
    const upload = Effect.fn('phoneUpload')(
      function* (request: HttpServerRequest.HttpServerRequest) {
        const { target, file } = yield* readUpload(PhoneTarget, partsOf(request, uploadLimit), 0, phone.limitOf)
        return yield* phone.add(target, file)
      },
      Effect.scoped,
      Effect.provideService(FileSystem.FileSystem, fileSystem)
    )
    return handlers
      .handleRaw('upload', ({ request }) => upload(request))
      .handleAll({
        open: ({ payload }) => phone.open(payload.token),
        sent: ({ payload }) => phone.sent(payload.key),
        remove: ({ payload }) => Effect.as(phone.remove(payload.key, payload.fileId), {})
      })
  })
)

export const PhoneUploadHandlers = Layer.mergeAll(DeskHandlers, SpaceHandlers, PhoneHandlers)
