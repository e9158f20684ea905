import { Api } from '@ljonething/api/Api'
import { CurrentUser } from '@ljonething/api/session/Session'
import { Effect, Layer } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { viewerOf } from '../identity/viewer.ts'
import { StatusCodes } from './StatusCodes.ts'

const OwnerHandlers = HttpApiBuilder.group(
  Api,
  'oneThingStatusCode',
  Effect.fn(function* (handlers) {
    const codes = yield* StatusCodes
    return handlers.handleAll({
      getQRCodeAndApplyNo: ({ query }) => Effect.flatMap(CurrentUser, (user) => codes.make(viewerOf(user), query.applyNo))
    })
  })
)

const PhoneHandlers = HttpApiBuilder.group(
  Api,
  'oneThingPhoneStatus',
  Effect.fn(function* (handlers) {
    const codes = yield* StatusCodes
    return handlers.handleAll({ look: ({ payload }) => codes.look(payload.token) })
  })
)

export const StatusCodeHandlers = Layer.mergeAll(OwnerHandlers, PhoneHandlers)
