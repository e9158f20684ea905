/**
 * Bookings (预约): a place is held for a person while the form is finished, and booked by the submit in one transaction with the application.
 *
 * A person holds one place in a scene; holding another gives the former back in the same transaction, or keeps it where the new one is gone. What is
 * held runs out by the business clock. A submit whose hold ran out takes the same place again where it is free, else it fails and nothing is
 * submitted. Kept of the parties are hashes under the installation's key: of parties that the owner is one of, the same for everybody; of others,
 * the owner's alone, so that a false claim keeps nobody out and confirms nothing. Source: spec §7.4, §9.
 */
import { PlaceGone, Rejected } from '@ljonething/api/errors/errors'
import type { Forbidden, NotFound } from '@ljonething/api/errors/errors'
import type { HeldPlace } from '@ljonething/api/oneThing/BookingsApi'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { BookedPlace, FormBooking } from '@ljonething/domain/form/bookedPlace'
import { closedReason, openTimes } from '@ljonething/domain/booking/openPlaces'
import type { Relation } from '@ljonething/domain/registers/Register'
import { Context, DateTime, Duration, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { newPublicId } from '../platform/Ids.ts'
import { InstallationKey } from '../platform/InstallationKey.ts'
import { oneByOne } from '../platform/oneByOne.ts'
import { sceneFor, submitAs } from '../plans/mayFile.ts'
import { bookingColumns, isSamePlace, placeOf } from './bookingRow.ts'
import type { BookingRow } from './bookingRow.ts'
import { bookedScene, momentOf, mustServe, officeOf, placeView, slotOf } from './Offices.ts'
import type { BookedScene, BookingKind, Office } from './Offices.ts'
import { Places } from './Places.ts'

export interface WantedHold extends BookedPlace, BookingKind {
  readonly clientKey: string
  readonly sceneid: string
  readonly draft?: string
}

/** What a submit books. */
export interface NewBooking {
  readonly owner: string
  readonly cardId: string
  readonly sceneCode: string
  readonly applyNo: string
  readonly caseNo: string
  readonly place: FormBooking
}

const gone = {
  full: new PlaceGone({ reason: 'full', msg: '这个时段已经约满，请选择其他时段' }),
  expired: new PlaceGone({ reason: 'expired', msg: '为您保留的时段已超过保留时间，并且已被他人约走，请重新选择时段' }),
  none: new PlaceGone({ reason: 'notHeld', msg: '请先选择预约时段，再提交' }),
  other: new PlaceGone({ reason: 'notHeld', msg: '表单中的预约与为您保留的时段不一致，请重新选择时段' })
}

const alreadyBooked = new Rejected({ msg: '双方已有一个有效预约，请先在“我的办件”中改期或取消' })

export class Bookings extends Context.Service<
  Bookings,
  {
    readonly hold: (wanted: WantedHold, user: UserInfo) => Effect.Effect<HeldPlace, Forbidden | NotFound | PlaceGone | Rejected>
    /** Fails where somebody could not go there then, whoever has the places. */
    readonly mustBeOpen: (office: Office, place: BookedPlace) => Effect.Effect<void, NotFound | PlaceGone>
    /** Fails where the parties have another valid booking; part of the caller's transaction, until whose end they get none. */
    readonly mustHaveNone: (booked: BookedScene, parties: readonly string[]) => Effect.Effect<void, Rejected>
    /** Whom a form names, where they are booked for what it says. */
    readonly officeFor: (sceneCode: string, place: FormBooking) => Effect.Effect<Office, PlaceGone>
    /** As they are kept: hashes. */
    readonly partiesOf: (of: Pick<NewBooking, 'owner' | 'cardId' | 'place'>) => readonly string[]
    /** Fails where a submit with this place would. */
    readonly mustHold: (wanted: Pick<NewBooking, 'owner' | 'sceneCode' | 'place'>) => Effect.Effect<void, PlaceGone>
    /** Part of the caller's transaction. */
    readonly book: (booking: NewBooking) => Effect.Effect<void, PlaceGone | Rejected>
    /** The case was withdrawn or refused; part of the caller's transaction. */
    readonly free: (caseNo: string) => Effect.Effect<void>
    /** Does a place of theirs, or a free one, wait for them on that day? Undefined where nobody can be booked there. */
    readonly hasPlace: (
      call: 'marriage/chooseAppointTime',
      wanted: Pick<BookedPlace, 'orgCode' | 'date'> & BookingKind,
      user: UserInfo
    ) => Effect.Effect<boolean | undefined>
    /** Have the two made a booking with each other, which both confirmed? */
    readonly confirms: (relation: Relation, one: string, other: string) => Effect.Effect<boolean>
    readonly sweep: Effect.Effect<void>
  }
>()('@ljonething/server/bookings/Bookings') {
  static readonly layer = Layer.effect(
    Bookings,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const catalogue = yield* Catalogue
      const clock = yield* Clock
      const key = yield* InstallationKey
      const places = yield* Places
      const columns = sql.literal(bookingColumns)
      const inTurn = (kind: string, name: string) => oneByOne(kind, name).pipe(Effect.provideService(SqlClient.SqlClient, sql))
      const instant = Effect.map(clock.now, DateTime.toDate)

      const partiesOf = ({ owner, cardId, place: { parties } }: Pick<NewBooking, 'owner' | 'cardId' | 'place'>): readonly string[] => {
        const own = parties.includes(cardId.toUpperCase()) ? '' : ` ${owner}`
        return parties.map((number) => key.hash(`${number}${own}`)).toSorted()
      }

      const bookingOf = (sceneCode: string): BookedScene | undefined => {
        const scene = catalogue.sceneOf(sceneCode)?.scene
        return scene?.appointment === undefined ? undefined : { scene, appointment: scene.appointment }
      }

      /** The last that the person chose in a scene and did not submit. */
      const lastHold = (owner: string, sceneCode: string) =>
        sql<BookingRow>`
          SELECT ${columns} FROM booking WHERE owner = ${owner} AND scene_code = ${sceneCode} AND case_no IS NULL
          ORDER BY changed_at DESC, held_until DESC LIMIT 1`.pipe(
          Effect.orDie,
          Effect.map((rows) => rows[0])
        )

      const mustBeOpen = Effect.fn('Bookings.mustBeOpen')(function* ({ appointment, organization }: Office, { date, slot }: BookedPlace) {
        const now = momentOf(yield* clock.now)
        const { from } = yield* slotOf(appointment, slot)
        const reason = closedReason(appointment, organization, date, now)
        if (reason !== undefined) return yield* new PlaceGone({ reason: 'closed', msg: `这一天不能预约：${reason}，请选择其他日期` })
        if (date === now.day && from <= now.time) return yield* new PlaceGone({ reason: 'closed', msg: '这个时段已经开始，请选择其他时段' })
      })

      const known = Effect.fn('Bookings.known')(function* (booked: BookedScene, { clientKey, ...wanted }: WantedHold, owner: string) {
        const [row] = yield* Effect.orDie(
          sql<BookingRow>`SELECT ${columns} FROM booking WHERE owner = ${owner} AND client_key = ${clientKey}`
        )
        if (row === undefined) return undefined
        if (row.sceneCode !== wanted.sceneid || !(row.caseNo !== null || isSamePlace(placeOf(row), wanted)))
          return yield* new Rejected({ msg: '该预约已提交，请勿修改后重复提交' })
        return { bookingId: row.bookingId, heldUntil: row.heldUntil.toISOString(), place: placeView(booked, placeOf(row)) }
      })

      const take = Effect.fn('Bookings.take')(function* (office: Office, wanted: WantedHold, owner: string) {
        const { clientKey, draft = null, ...place } = wanted
        const sceneCode = office.scene.sceneCode
        yield* inTurn('booking', `${owner} ${sceneCode}`)
        const twin = yield* known(office, wanted, owner)
        if (twin !== undefined) return twin
        const now = yield* clock.now
        if (office.appointment.rules.onePerParties) {
          const valid = yield* sql`
            SELECT 1 FROM booking WHERE owner = ${owner} AND scene_code = ${sceneCode} AND state = 'booked' AND day >= ${dayOf(now)}`
          if (valid.length > 0) return yield* alreadyBooked
        }
        const at = DateTime.toDate(now)
        yield* sql`
          UPDATE booking SET state = 'cancelled', changed_at = ${at} WHERE owner = ${owner} AND scene_code = ${sceneCode} AND state = 'held'`
        const number = yield* places.take({ ...place, sceneCode }, office.organization.places)
        if (number === undefined) return yield* gone.full
        const bookingId = yield* newPublicId
        const heldUntil = DateTime.toDate(DateTime.addDuration(now, Duration.minutes(office.appointment.rules.heldMinutes)))
        yield* sql`
          INSERT INTO booking (booking_id, owner, client_key, scene_code, draft, state, org_code, day, slot, place, held_until, changed_at)
          VALUES (${bookingId}, ${owner}, ${clientKey}, ${sceneCode}, ${draft}, 'held', ${place.orgCode}, ${place.date}, ${place.slot},
                  ${number}, ${heldUntil}, ${at})`
        return { bookingId, heldUntil: heldUntil.toISOString(), place: placeView(office, place) }
      })

      const hold = Effect.fn('Bookings.hold')(function* (wanted: WantedHold, user: UserInfo) {
        const { scene } = yield* sceneFor(user, wanted.sceneid, catalogue)
        yield* submitAs(scene, user)
        const booked = yield* bookedScene(catalogue, 'marriage/chooseAppointTime', wanted.sceneid)
        const first = yield* known(booked, wanted, user.userId)
        if (first !== undefined) return first
        yield* mustServe(booked, wanted)
        const office = yield* officeOf(booked, wanted.orgCode, wanted)
        yield* mustBeOpen(office, wanted)
        return yield* sql.withTransaction(take(office, wanted, user.userId)).pipe(Effect.catchTag('SqlError', Effect.die))
      })

      const mustHaveNone = Effect.fn('Bookings.mustHaveNone')(function* ({ scene, appointment }: BookedScene, parties: readonly string[]) {
        if (!appointment.rules.onePerParties || parties.length === 0) return
        const now = yield* clock.now
        yield* Effect.orDie(inTurn('parties', parties.join(' ')))
        const ofThem = sql`scene_code = ${scene.sceneCode} AND parties = ${parties}::text[] AND state = 'booked'`
        yield* Effect.orDie(sql`UPDATE booking SET state = 'over' WHERE ${ofThem} AND day < ${dayOf(now)}`)
        if ((yield* Effect.orDie(sql`SELECT 1 FROM booking WHERE ${ofThem}`)).length > 0) return yield* alreadyBooked
      })

      /** What the hold of a form has come to: held still, or run out and perhaps free again. */
      const heldOf = Effect.fn('Bookings.heldOf')(function* ({
        owner,
        sceneCode,
        place
      }: Pick<NewBooking, 'owner' | 'sceneCode' | 'place'>) {
        const last = yield* lastHold(owner, sceneCode)
        if (last === undefined || last.state === 'cancelled') return yield* gone.none
        if (!isSamePlace(placeOf(last), place)) return yield* gone.other
        return { ...last, isHeld: last.state === 'held' && last.heldUntil > (yield* instant) }
      })

      /** Whom the form names, for what the form says: that may have changed since the place was held. */
      const officeFor = Effect.fn('Bookings.officeFor')(function* (sceneCode: string, place: FormBooking) {
        const booked = bookingOf(sceneCode)
        if (booked === undefined) return yield* gone.none
        return yield* Effect.mapError(officeOf(booked, place.orgCode, place), ({ msg }) => new PlaceGone({ reason: 'notHeld', msg }))
      })

      const mustHold = Effect.fn('Bookings.mustHold')(function* (wanted: Pick<NewBooking, 'owner' | 'sceneCode' | 'place'>) {
        const { isHeld } = yield* heldOf(wanted)
        const { sceneCode, place } = wanted
        const office = yield* officeFor(sceneCode, place)
        if (isHeld) return
        yield* Effect.catchTag(mustBeOpen(office, place), 'NotFound', () => Effect.fail(gone.none))
        const taken = yield* places.taken(sceneCode, place.orgCode)
        if (taken(place.date, place.slot) >= office.organization.places) return yield* gone.expired
      })

      const book = Effect.fn('Bookings.book')(function* (booking: NewBooking) {
        const { owner, sceneCode, applyNo, caseNo, place } = booking
        yield* Effect.orDie(inTurn('booking', `${owner} ${sceneCode}`))
        const { bookingId, isHeld } = yield* heldOf(booking)
        const office = yield* officeFor(sceneCode, place)
        const parties = partiesOf(booking)
        yield* mustHaveNone(office, parties)
        const now = yield* instant
        const written = sql`
          state = 'booked', apply_no = ${applyNo}, case_no = ${caseNo}, business_type = ${place.businessType ?? null}, changed_at = ${now},
          parties = ${parties.length === 0 ? null : parties}::text[]`
        // Whoever frees what runs out may have come before.
        const kept = isHeld
          ? yield* Effect.orDie(sql`UPDATE booking SET ${written} WHERE booking_id = ${bookingId} AND state = 'held' RETURNING booking_id`)
          : []
        if (kept.length > 0) return
        yield* Effect.catchTag(mustBeOpen(office, place), 'NotFound', () => Effect.fail(gone.none))
        const number = yield* places.take({ ...place, sceneCode }, office.organization.places)
        if (number === undefined) return yield* gone.expired
        yield* Effect.orDie(sql`UPDATE booking SET ${written}, place = ${number} WHERE booking_id = ${bookingId}`)
      })

      return Bookings.of({
        hold,
        mustBeOpen,
        mustHaveNone,
        officeFor,
        partiesOf,
        mustHold,
        book,
        free: Effect.fn('Bookings.free')(function* (caseNo) {
          const now = yield* instant
          yield* sql`
            UPDATE booking SET state = 'freed', sequence = sequence + 1, changed_at = ${now}
            WHERE case_no = ${caseNo} AND state IN ('booked', 'cancelled')`
        }, Effect.orDie),
        hasPlace: Effect.fn('Bookings.hasPlace')(function* (call, { orgCode, date, ...kind }, { userId }) {
          const office = yield* bookedScene(catalogue, call).pipe(
            Effect.flatMap((booked) => officeOf(booked, orgCode, kind)),
            Effect.catchTag('NotFound', () => Effect.undefined)
          )
          if (office === undefined) return undefined
          const now = yield* clock.now
          const own = yield* Effect.orDie(sql`
            SELECT 1 FROM booking WHERE owner = ${userId} AND scene_code = ${office.scene.sceneCode} AND org_code = ${orgCode} AND day = ${date}
              AND state IN ('held', 'booked') AND (state = 'booked' OR held_until > ${DateTime.toDate(now)})`)
          if (own.length > 0) return true
          const { appointment, organization, scene } = office
          const moment = momentOf(now)
          if (closedReason(appointment, organization, date, moment) !== undefined) return false
          const taken = yield* places.taken(scene.sceneCode, orgCode)
          return openTimes(appointment, organization, date, moment, taken).some(({ left }) => left > 0)
        }),
        confirms: Effect.fnUntraced(function* (relation, one, other) {
          const confirming = catalogue.scenes.filter(({ scene }) => scene.appointment?.rules.confirms === relation)
          if (confirming.length === 0) return false
          const parties = [one, other].map((number) => key.hash(number.toUpperCase())).toSorted()
          const rows = yield* Effect.orDie(sql`
            SELECT 1 FROM booking WHERE parties = ${parties}::text[] AND confirmed_at IS NOT NULL AND state IN ('booked', 'over')
              AND ${sql.in(
                'scene_code',
                confirming.map(({ scene }) => scene.sceneCode)
              )} LIMIT 1`)
          return rows.length > 0
        }),
        sweep: Effect.gen(function* () {
          const now = yield* clock.now
          const at = DateTime.toDate(now)
          yield* sql`UPDATE booking SET state = 'freed' WHERE state = 'held' AND held_until <= ${at}`
          const dayAgo = DateTime.toDate(DateTime.subtract(now, { days: 1 }))
          yield* sql`DELETE FROM booking WHERE case_no IS NULL AND state IN ('freed', 'cancelled') AND changed_at < ${dayAgo}`
        }).pipe(Effect.orDie)
      })
    })
  ).pipe(Layer.provide([Catalogue.layer, Places.layer]))
}
