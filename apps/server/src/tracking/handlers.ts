import { Api } from '@ljonething/api/Api'
import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Tracking } from './Tracking.ts'

export const TrackingHandlers = HttpApiBuilder.group(
  Api,
  'oneThingTracking',
  Effect.fn(function* (handlers) {
    const tracking = yield* Tracking
    return handlers.handleAll({
      buryingPointAdd: ({ payload }) => Effect.as(tracking.record(payload), {})
    })
  })
)
