import { Api } from '@ljonething/api/Api'
import { Effect } from 'effect'
import { handlersOf } from '../platform/http/handlersOf.ts'
import { Tracking } from './Tracking.ts'

export const TrackingHandlers = handlersOf(
  Api,
  'oneThingTracking',
  Effect.fn(function* (handlers) {
    const tracking = yield* Tracking
    return handlers.handleAll({
      buryingPointAdd: ({ payload }) => Effect.as(tracking.record(payload), {})
    })
  })
)
