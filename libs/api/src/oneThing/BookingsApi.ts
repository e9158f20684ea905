/** Booking a place (预约): held while the form is finished, booked by its submit, changed and cancelled until the day before; ours. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { Forbidden, NotFound, PlaceGone, Rejected } from '../errors/errors.ts'
import { Code, Key } from '../schema/texts.ts'
import { CallKind } from '../session/CallKind.ts'
import { LoginRequired } from '../session/Session.ts'

/** `date` yyyy-mm-dd, `from` and `to` HH:mm, Beijing. */
export const Place = Schema.Struct({
  orgCode: Schema.String,
  orgName: Schema.String,
  address: Schema.String,
  phone: Schema.String,
  date: Schema.String,
  slot: Schema.String,
  from: Schema.String,
  to: Schema.String
})
export type Place = typeof Place.Type

export const HeldPlace = Schema.Struct({
  bookingId: Schema.String,
  /** ISO instant; then the place is anybody's. */
  heldUntil: Schema.String,
  place: Place
})
export type HeldPlace = typeof HeldPlace.Type

export const Booking = Schema.Struct({
  bookingId: Schema.String,
  sceneCode: Schema.String,
  purpose: Schema.String,
  /** over: its time has passed; cancelled: by the person; freed: its application was withdrawn or refused. */
  state: Schema.Literals(['held', 'booked', 'over', 'cancelled', 'freed']),
  place: Place,
  heldUntil: Schema.optionalKey(Schema.String),
  applyNo: Schema.optionalKey(Schema.String),
  /** What it is for, where its form said so. */
  businessType: Schema.optionalKey(Schema.String),
  /** yyyy-mm-dd, the last day to change or cancel it. */
  changeUntil: Schema.String,
  canChange: Schema.Boolean,
  canCancel: Schema.Boolean,
  /** Why it can neither be changed nor cancelled. */
  whyNot: Schema.optionalKey(Schema.String),
  /** The other party has confirmed it. */
  confirmed: Schema.Boolean
})
export type Booking = typeof Booking.Type

const wanted = { orgCode: Code, date: Code, slot: Code }

export class OneThingBookingsApi extends HttpApiGroup.make('oneThingBookings')
  .add(
    /**
     * Holds one place for ten minutes, as the scene says. A person holds one at a time in a scene: the former is given back in the same moment. Sent
     * again under its `clientKey` it is answered as the first time; held longer only under a new one.
     */
    HttpApiEndpoint.post('hold', '/booking/hold', {
      payload: Schema.Struct({
        clientKey: Key,
        sceneid: Code,
        ...wanted,
        businessType: Schema.optionalKey(Code),
        registerType: Schema.optionalKey(Code),
        /** `rowGuid` of the draft it belongs to. */
        draft: Schema.optionalKey(Key)
      }),
      success: byCode(HeldPlace),
      error: [Forbidden, NotFound, PlaceGone, Rejected]
    }).annotate(CallKind, 'hold'),
    /** Gives a held place back. Given back already is given back. */
    HttpApiEndpoint.post('release', '/booking/release', {
      payload: Schema.Struct({ bookingId: Key }),
      success: byCode(Schema.Struct({})),
      error: [NotFound, Rejected]
    }),
    /** To another place, the former being kept until the new one is taken; also of a cancelled booking, as long as its application is open. */
    HttpApiEndpoint.post('change', '/booking/change', {
      payload: Schema.Struct({ bookingId: Key, ...wanted }),
      success: byCode(Booking),
      error: [NotFound, PlaceGone, Rejected]
    }).annotate(CallKind, 'hold'),
    HttpApiEndpoint.post('cancel', '/booking/cancel', {
      payload: Schema.Struct({ bookingId: Key }),
      success: byCode(Booking),
      error: [NotFound, Rejected]
    }),
    /** The other party, whom the form names, says that it is right. To anybody else there is no such booking. */
    HttpApiEndpoint.post('confirm', '/booking/confirm', {
      payload: Schema.Struct({ bookingId: Key }),
      success: byCode(Schema.Struct({ purpose: Schema.String, place: Place })),
      error: [NotFound, Rejected]
    }),
    /** The caller's: what is held now, and every booking of an application; the newest first. */
    HttpApiEndpoint.post('mine', '/booking/mine', {
      payload: Schema.Struct({
        sceneid: Schema.optionalKey(Code),
        draft: Schema.optionalKey(Key),
        applyNo: Schema.optionalKey(Key)
      }),
      success: byCode(Schema.Array(Booking))
    }),
    /** One event for the calendar of a phone (.ics, RFC 5545); asked for after a change it replaces the former, after cancelling takes it out. */
    HttpApiEndpoint.get('calendar', '/booking/calendar', {
      query: { bookingId: Key },
      success: HttpApiSchema.StreamUint8Array({ contentType: 'text/calendar' }),
      error: [NotFound, Rejected]
    })
  )
  .prefix(bases.oneThing)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '预约' })) {}
