import { Api } from '@ljonething/api/Api'
import { Rejected } from '@ljonething/api/errors/errors'
import { areasIn, countiesIn, organizationsIn, takingBusiness } from '@ljonething/domain/booking/bookingAreas'
import { closedReason, openDays, openTimes } from '@ljonething/domain/booking/openPlaces'
import type { SourceName } from '@ljonething/domain/registers/registers'
import { CurrentUser } from '@ljonething/api/session/Session'
import { Effect, Layer } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { attachment } from '../platform/http/attachment.ts'
import { Clock } from '../platform/Clock.ts'
import { Bookings } from './Bookings.ts'
import { MyBookings } from './MyBookings.ts'
import { bookedScene, momentOf, mustServe, officeOf } from './Offices.ts'
import type { BookingKind } from './Offices.ts'
import { Places } from './Places.ts'

const AppointmentHandlers = HttpApiBuilder.group(
  Api,
  'oneThingAppointments',
  Effect.fn(function* (handlers) {
    const catalogue = yield* Catalogue
    const clock = yield* Clock
    const places = yield* Places
    const served = Effect.fnUntraced(function* (call: SourceName, sceneid: string | undefined, kind: BookingKind) {
      const booked = yield* bookedScene(catalogue, call, sceneid)
      yield* mustServe(booked, kind)
      return takingBusiness(booked.appointment, kind.businessType)
    })
    return handlers.handleAll({
      getAreaList: Effect.fn(function* ({ payload: { sceneid, areaCode, ...kind } }) {
        const appointment = yield* served('marriage/getAreaList', sceneid, kind)
        return areasIn(appointment, catalogue.regions, areaCode ?? appointment.defaults.areaCode)
      }),
      queryCountys: Effect.fn(function* ({ payload: { sceneid, areaCode, ...kind } }) {
        const appointment = yield* served('marriage/queryCountys', sceneid, kind)
        return countiesIn(appointment, catalogue.regions, areaCode ?? appointment.defaults.subRegion)
      }),
      queryOrgs: Effect.fn(function* ({ payload: { sceneid, areaCode, ...kind } }) {
        const appointment = yield* served('marriage/queryOrgs', sceneid, kind)
        return organizationsIn(appointment, areaCode ?? appointment.defaults.subRegion).map(
          ({ region, places: _places, businessType: _takes, ...organization }) => ({ ...organization, areaCode: region })
        )
      }),
      appointOrganizationConfigure: Effect.fn(function* ({ payload: { sceneid, orgCode, ...kind } }) {
        const booked = yield* bookedScene(catalogue, 'marriage/appointOrganizationConfigure', sceneid)
        yield* mustServe(booked, kind)
        const { appointment, organization, scene } = yield* officeOf(booked, orgCode, kind)
        const taken = yield* places.taken(scene.sceneCode, orgCode)
        const days = openDays(appointment, organization, momentOf(yield* clock.now), taken)
        return { orgCode, days, notes: appointment.rules.notes }
      }),
      chooseAppointTime: Effect.fn(function* ({ payload: { sceneid, orgCode, date, ...kind } }) {
        const booked = yield* bookedScene(catalogue, 'marriage/chooseAppointTime', sceneid)
        yield* mustServe(booked, kind)
        const { appointment, organization, scene } = yield* officeOf(booked, orgCode, kind)
        const now = momentOf(yield* clock.now)
        const reason = closedReason(appointment, organization, date, now)
        if (reason !== undefined) return yield* new Rejected({ msg: `这一天不能预约：${reason}` })
        return openTimes(appointment, organization, date, now, yield* places.taken(scene.sceneCode, orgCode))
      })
    })
  })
)

const OwnHandlers = HttpApiBuilder.group(
  Api,
  'oneThingBookings',
  Effect.fn(function* (handlers) {
    const bookings = yield* Bookings
    const own = yield* MyBookings
    const userId = Effect.map(CurrentUser, (user) => user.userId)
    return handlers.handleAll({
      hold: ({ payload }) => Effect.flatMap(CurrentUser, (user) => bookings.hold(payload, user)),
      release: ({ payload }) => Effect.flatMap(userId, (owner) => Effect.as(own.release(owner, payload.bookingId), {})),
      change: ({ payload: { bookingId, ...place } }) => Effect.flatMap(userId, (owner) => own.change(owner, bookingId, place)),
      cancel: ({ payload }) => Effect.flatMap(userId, (owner) => own.cancel(owner, payload.bookingId)),
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
