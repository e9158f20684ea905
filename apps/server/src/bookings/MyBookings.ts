/**
 * My bookings (我的预约): what the owner sees of them, and may give back before the submit; nobody else finds them, but for the other party, who may
 * confirm one.
 */
import { Rejected } from '@ljonething/api/errors/errors'
import type { NotFound } from '@ljonething/api/errors/errors'
import type { Booking, Place } from '@ljonething/api/oneThing/BookingsApi'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { calendarFile } from '@ljonething/domain/booking/calendarFile'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { InstallationKey } from '../platform/InstallationKey.ts'
import { bookingColumns, bookingView, placeOf } from './bookingRow.ts'
import type { BookingRow } from './bookingRow.ts'
import { bookedScene, placeView } from './Offices.ts'
import { missing } from './refusals.ts'

export interface BookingFilter {
  readonly sceneid?: string
  readonly draft?: string
  readonly applyNo?: string
}

/** Of one answer. */
const most = 50

export class MyBookings extends Context.Service<
  MyBookings,
  {
    readonly mine: (owner: string, filter: BookingFilter) => Effect.Effect<readonly Booking[]>
    readonly release: (owner: string, bookingId: string) => Effect.Effect<void, NotFound | Rejected>
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
      const catalogue = yield* Catalogue
      const clock = yield* Clock
      const key = yield* InstallationKey
      const columns = sql.literal(bookingColumns)
      const sceneOf = ({ sceneCode }: BookingRow) => bookedScene(catalogue, 'marriage/chooseAppointTime', sceneCode)

      const ownRow = Effect.fn('MyBookings.ownRow')(function* (owner: string, bookingId: string) {
        const [row] = yield* Effect.orDie(
          sql<BookingRow>`SELECT ${columns} FROM booking WHERE booking_id = ${bookingId} AND owner = ${owner}`
        )
        return row ?? (yield* missing)
      })

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
  ).pipe(Layer.provide(Catalogue.layer))
}
