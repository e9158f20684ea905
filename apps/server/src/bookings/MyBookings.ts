/**
 * My bookings (我的预约): what the owner sees of them and may do with them until the day before; nobody else finds them, but for the other party, who
 * may confirm one. A change takes the new place before the former is given back, and tells the department of the case; so does a cancellation, after
 * which another place may be chosen for the same application.
 */
import { NotFound, Rejected } from '@ljonething/api/errors/errors'
import type { PlaceGone } from '@ljonething/api/errors/errors'
import type { Booking, Place } from '@ljonething/api/oneThing/BookingsApi'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { BookedPlace } from '@ljonething/domain/form/bookedPlace'
import { calendarFile } from '@ljonething/domain/booking/calendarFile'
import type { PayloadField } from '@ljonething/domain/submission/Submission'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { Deliveries } from '../deliveries/Deliveries.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { InstallationKey } from '../platform/InstallationKey.ts'
import { bookingColumns, bookingView, fullNow, isSamePlace, placeOf, whyFixed } from './bookingRow.ts'
import type { BookingRow } from './bookingRow.ts'
import { Bookings } from './Bookings.ts'
import { bookedScene, officeOf, placeView } from './Offices.ts'
import type { BookedScene } from './Offices.ts'
import { Places } from './Places.ts'
import { placeValues, storedLike } from './placeValues.ts'

export interface BookingFilter {
  readonly sceneid?: string
  readonly draft?: string
  readonly applyNo?: string
}

/** Of one answer. */
const most = 50

const missing = new NotFound({ msg: '未查询到该预约' })

export class MyBookings extends Context.Service<
  MyBookings,
  {
    readonly mine: (owner: string, filter: BookingFilter) => Effect.Effect<readonly Booking[]>
    readonly release: (owner: string, bookingId: string) => Effect.Effect<void, NotFound | Rejected>
    readonly change: (owner: string, bookingId: string, place: BookedPlace) => Effect.Effect<Booking, NotFound | PlaceGone | Rejected>
    readonly cancel: (owner: string, bookingId: string) => Effect.Effect<Booking, NotFound | Rejected>
    readonly confirm: (
      user: UserInfo,
      bookingId: string
    ) => Effect.Effect<{ readonly purpose: string; readonly place: Place }, NotFound | Rejected>
    /** The calendar file. */
    readonly calendar: (owner: string, bookingId: string) => Effect.Effect<string, NotFound | Rejected>
  }
>()('@ljonething/server/bookings/MyBookings') {
  static readonly layer = Layer.effect(
    MyBookings,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const bookings = yield* Bookings
      const catalogue = yield* Catalogue
      const clock = yield* Clock
      const deliveries = yield* Deliveries
      const key = yield* InstallationKey
      const places = yield* Places
      const columns = sql.literal(bookingColumns)
      const sceneOf = ({ sceneCode }: BookingRow) => bookedScene(catalogue, 'marriage/chooseAppointTime', sceneCode)

      const ownRow = Effect.fn('MyBookings.ownRow')(function* (owner: string, bookingId: string) {
        const [row] = yield* Effect.orDie(
          sql<BookingRow>`SELECT ${columns} FROM booking WHERE booking_id = ${bookingId} AND owner = ${owner}`
        )
        return row ?? (yield* missing)
      })

      /** Under lock, while it may be changed. */
      const openRow = Effect.fn('MyBookings.openRow')(function* (owner: string, bookingId: string) {
        const [row] = yield* Effect.orDie(
          sql<BookingRow>`SELECT ${columns} FROM booking WHERE booking_id = ${bookingId} AND owner = ${owner} FOR UPDATE`
        )
        if (row === undefined) return yield* missing
        const booked = yield* sceneOf(row)
        const today = dayOf(yield* clock.now)
        const whyNot = whyFixed(booked, row, today)
        return whyNot === undefined ? { row, booked, today } : yield* new Rejected({ msg: whyNot })
      })

      const tellDepartment = ({ appointment }: BookedScene, { caseNo }: BookingRow, place: Place | undefined) => {
        const values = placeValues(appointment, place)
        const told = new Map(place === undefined ? [...values].filter(([name]) => name !== appointment.fields.organization) : values)
        const changed = (field: PayloadField): PayloadField => {
          const value = told.get(field.id)
          return value === undefined ? field : { ...field, value: storedLike(field.value, value) }
        }
        return deliveries.amend(caseNo ?? '', (part) => ({ ...part, fields: part.fields.map(changed) }))
      }

      const change = Effect.fn('MyBookings.change')(
        function* (owner: string, bookingId: string, wanted: BookedPlace) {
          const { row, booked, today } = yield* openRow(owner, bookingId)
          if (row.state === 'booked' && isSamePlace(placeOf(row), wanted)) return bookingView(booked, row, today)
          const office = yield* officeOf(booked, wanted.orgCode, { businessType: row.businessType ?? undefined })
          yield* bookings.mustBeOpen(office, wanted)
          if (row.state === 'cancelled') yield* bookings.mustHaveNone(booked, row.parties ?? [])
          const number = yield* places.take({ ...wanted, sceneCode: row.sceneCode }, office.organization.places)
          if (number === undefined) return yield* fullNow
          const [changed = row] = yield* sql<BookingRow>`
            UPDATE booking SET state = 'booked', org_code = ${wanted.orgCode}, day = ${wanted.date}, slot = ${wanted.slot}, place = ${number},
              sequence = sequence + 1, changed_at = ${DateTime.toDate(yield* clock.now)}
            WHERE booking_id = ${bookingId} RETURNING ${columns}`
          yield* tellDepartment(booked, changed, placeView(booked, wanted))
          return bookingView(booked, changed, today)
        },
        sql.withTransaction,
        Effect.catchTag('SqlError', Effect.die)
      )

      const cancel = Effect.fn('MyBookings.cancel')(
        function* (owner: string, bookingId: string) {
          const { row, booked, today } = yield* openRow(owner, bookingId)
          if (row.state === 'cancelled') return bookingView(booked, row, today)
          const [cancelled = row] = yield* sql<BookingRow>`
            UPDATE booking SET state = 'cancelled', sequence = sequence + 1, changed_at = ${DateTime.toDate(yield* clock.now)}
            WHERE booking_id = ${bookingId} RETURNING ${columns}`
          yield* tellDepartment(booked, cancelled, undefined)
          return bookingView(booked, cancelled, today)
        },
        sql.withTransaction,
        Effect.catchTag('SqlError', Effect.die)
      )

      const release = Effect.fn('MyBookings.release')(function* (owner: string, bookingId: string) {
        const now = DateTime.toDate(yield* clock.now)
        const given = yield* Effect.orDie(sql`
          UPDATE booking SET state = 'cancelled', changed_at = ${now}
          WHERE booking_id = ${bookingId} AND owner = ${owner} AND case_no IS NULL AND state IN ('held', 'freed') RETURNING booking_id`)
        if (given.length > 0) return
        const { caseNo } = yield* ownRow(owner, bookingId)
        if (caseNo !== null) return yield* new Rejected({ msg: '申请已经提交，请在“我的办件”中取消预约' })
      })

      return MyBookings.of({
        mine: Effect.fn('MyBookings.mine')(function* (owner, { sceneid, draft, applyNo }) {
          const now = yield* clock.now
          const chosen = [
            sql`owner = ${owner}`,
            sql`(case_no IS NOT NULL OR state = 'held' AND held_until > ${DateTime.toDate(now)})`,
            ...(sceneid === undefined ? [] : [sql`scene_code = ${sceneid}`]),
            ...(draft === undefined ? [] : [sql`draft = ${draft}`]),
            ...(applyNo === undefined ? [] : [sql`apply_no = ${applyNo}`])
          ]
          const rows = yield* Effect.orDie(
            sql<BookingRow>`SELECT ${columns} FROM booking WHERE ${sql.and(chosen)} ORDER BY changed_at DESC LIMIT ${most}`
          )
          const views = yield* Effect.forEach(rows, (row) =>
            sceneOf(row).pipe(
              Effect.map((booked) => [bookingView(booked, row, dayOf(now))]),
              Effect.catchTag('NotFound', () => Effect.succeed([]))
            )
          )
          return views.flat()
        }),
        release,
        change,
        cancel,
        confirm: Effect.fn('MyBookings.confirm')(function* ({ userId, cardId }, bookingId) {
          const now = yield* clock.now
          const at = DateTime.toDate(now)
          const [row] = yield* Effect.orDie(sql<BookingRow>`
            UPDATE booking SET confirmed_at = coalesce(confirmed_at, ${at})
            WHERE booking_id = ${bookingId} AND owner <> ${userId} AND ${key.hash(cardId.toUpperCase())} = ANY (parties)
              AND state = 'booked' AND day >= ${dayOf(now)} RETURNING ${columns}`)
          if (row === undefined) return yield* missing
          const booked = yield* sceneOf(row)
          return { purpose: booked.appointment.purpose, place: placeView(booked, placeOf(row)) }
        }),
        calendar: Effect.fn('MyBookings.calendar')(function* (owner, bookingId) {
          const row = yield* ownRow(owner, bookingId)
          if (row.caseNo === null) return yield* new Rejected({ msg: '提交申请后才能添加到日历' })
          const booked = yield* sceneOf(row)
          const { orgName, address, phone, ...place } = placeView(booked, placeOf(row))
          return calendarFile({
            ...place,
            uid: `${bookingId}@ljonething`,
            sequence: row.sequence,
            changedAt: row.changedAt.toISOString(),
            summary: `${booked.appointment.purpose}：${orgName}`,
            location: `${orgName}（${address}）`,
            description: `申请编号：${row.applyNo ?? ''}\n电话：${phone}`,
            isCancelled: row.state === 'cancelled' || row.state === 'freed'
          })
        })
      })
    })
  ).pipe(Layer.provide([Bookings.layer, Catalogue.layer, Deliveries.layer, Places.layer]))
}
