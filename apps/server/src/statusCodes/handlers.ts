import { Api } from '@ljonething/api/Api'
import { CurrentUser } from '@ljonething/api/session/Session'
import { Effect, Layer } from 'effect'
import { viewerOf } from '../identity/viewer.ts'
import { handlersOf } from '../platform/http/handlersOf.ts'
import { StatusCodes } from './StatusCodes.ts'

const OwnerHandlers = handlersOf(
  Api,
  'oneThingStatusCode',
  Effect.fn(function* (handlers) {
    const codes = yield* StatusCodes
    return handlers.handleAll({
      getQRCodeAndApplyNo: ({ query }) => Effect.flatMap(CurrentUser, (user) => codes.make(viewerOf(user), query.applyNo))
    })
  })
)

const PhoneHandlers = handlersOf(
  Api,
  'oneThingPhoneStatus',
  Effect.fn(function* (handlers) {
    const codes = yield* StatusCodes
    return handlers.handleAll({ look: ({ payload }) => codes.look(payload.token) })
  })
)

export const StatusCodeHandlers = Layer.mergeAll(OwnerHandlers, PhoneHandlers)
