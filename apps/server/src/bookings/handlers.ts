import { Api } from '@ljonething/api/Api'
import { CurrentUser } from '@ljonething/api/session/Session'
import { Effect, Layer } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { attachment } from '../platform/http/attachment.ts'
import { BookingChanges } from './BookingChanges.ts'
import { Holds } from './Holds.ts'
import { MyBookings } from './MyBookings.ts'
import { OpenPlaces } from './OpenPlaces.ts'

const AppointmentHandlers = HttpApiBuilder.group(
  Api,
  'oneThingAppointments',
  Effect.fn(function* (handlers) {
    const open = yield* OpenPlaces
    return handlers.handleAll({
      getAreaList: ({ payload }) => open.areas(payload),
      queryCountys: ({ payload }) => open.counties(payload),
      queryOrgs: ({ payload }) =>
        Effect.map(open.organizations(payload), (organizations) =>
          organizations.map(({ region, places: _places, businessType: _takes, ...organization }) => ({ ...organization, areaCode: region }))
        ),
      appointOrganizationConfigure: ({ payload }) => Effect.map(open.days(payload), (found) => ({ orgCode: payload.orgCode, ...found })),
      chooseAppointTime: ({ payload }) => open.times(payload)
    })
  })
)

const OwnHandlers = HttpApiBuilder.group(
  Api,
  'oneThingBookings',
  Effect.fn(function* (handlers) {
    const changes = yield* BookingChanges
    const holds = yield* Holds
    const own = yield* MyBookings
    const userId = Effect.map(CurrentUser, (user) => user.userId)
    return handlers.handleAll({
      hold: ({ payload }) => Effect.flatMap(CurrentUser, (user) => holds.hold(payload, user)),
      release: ({ payload }) => Effect.flatMap(userId, (owner) => Effect.as(own.release(owner, payload.bookingId), {})),
      change: ({ payload: { bookingId, ...place } }) => Effect.flatMap(userId, (owner) => changes.change(owner, bookingId, place)),
      cancel: ({ payload }) => Effect.flatMap(userId, (owner) => changes.cancel(owner, payload.bookingId)),
      confirm: ({ payload }) => Effect.flatMap(CurrentUser, (user) => own.confirm(user, payload.bookingId)),
      mine: ({ payload }) => Effect.flatMap(userId, (owner) => own.mine(owner, payload)),
      calendar: Effect.fn(function* ({ query }) {
        const text = yield* own.calendar(yield* userId, query.bookingId)
        return HttpServerResponse.text(text, { contentType: 'text/calendar; charset=utf-8', headers: attachment('预约.ics') })
      })
    })
  })
)

export const BookingsHandlers = Layer.mergeAll(AppointmentHandlers, OwnHandlers)
