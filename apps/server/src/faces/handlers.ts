import { Api } from '@ljonething/api/Api'
import { Caller, CurrentUser } from '@ljonething/api/session/Session'
import { Effect, Layer } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Faces } from './Faces.ts'

const DeskHandlers = HttpApiBuilder.group(
  Api,
  'oneThingFaces',
  Effect.fn(function* (handlers) {
    const faces = yield* Faces
    return handlers.handleAll({
      isAsked: Effect.fn(function* ({ query: { sceneid, fileId } }) {
        const { userId } = yield* CurrentUser
        return { isAsked: yield* faces.isAsked(userId, { sceneCode: sceneid, fileId }) }
      }),
      begin: Effect.fn(function* ({ payload: { sceneid, fileId } }) {
        const { sessionId = '' } = yield* Caller
        return yield* faces.begin(yield* CurrentUser, sessionId, { sceneCode: sceneid, fileId })
      }),
      cancel: ({ payload }) => Effect.flatMap(CurrentUser, ({ userId }) => Effect.as(faces.cancel(userId, payload.code), {}))
    })
  })
)

const ResultHandlers = HttpApiBuilder.group(
  Api,
  'mobileFaces',
  Effect.fn(function* (handlers) {
    const faces = yield* Faces
    return handlers.handleAll({
      selectFaceRecognitionResult: Effect.fn(function* ({ payload }) {
        const { userId } = yield* CurrentUser
        return { state: yield* faces.stateOf(userId, payload.code) }
      })
    })
  })
)

export const FaceHandlers = Layer.mergeAll(DeskHandlers, ResultHandlers)
