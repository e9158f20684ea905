import { Effect, Layer } from 'effect'
import { capability } from '../platform/Capability.ts'
import { BookingChanges } from './BookingChanges.ts'
import { Bookings } from './Bookings.ts'
import { BookingsHandlers } from './handlers.ts'
import { Holds } from './Holds.ts'
import { bookingMigrations } from './migrations.ts'
import { MyBookings } from './MyBookings.ts'
import { OpenPlaces } from './OpenPlaces.ts'
import { Places } from './Places.ts'

/** 预约: places of organisations, held, booked, changed, cancelled. */
export const bookings = capability({
  services: Layer.mergeAll(BookingChanges.layer, Bookings.layer, Holds.layer, MyBookings.layer, OpenPlaces.layer, Places.layer),
  handlers: BookingsHandlers,
  migrations: bookingMigrations,
  sweep: Effect.flatMap(Holds, ({ sweep }) => sweep)
})
