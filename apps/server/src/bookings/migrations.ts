import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

export const bookingMigrations = {
  /** Each place of a slot has a number: whoever writes it has the place, and nobody else until it is freed. */
  '0290_create_booking': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`
      CREATE TABLE booking (
        booking_id text PRIMARY KEY,
        owner text NOT NULL,
        client_key text NOT NULL,
        scene_code text NOT NULL,
        draft text,
        state text NOT NULL CHECK (state IN ('held', 'booked', 'over', 'cancelled', 'freed')),
        org_code text NOT NULL,
        day text NOT NULL,
        slot text NOT NULL,
        place integer NOT NULL,
        held_until timestamptz NOT NULL,
        apply_no text,
        case_no text,
        parties text[],
        confirmed_at timestamptz,
        sequence integer NOT NULL DEFAULT 0,
        changed_at timestamptz NOT NULL,
        UNIQUE (owner, client_key)
      )`
    yield* sql`CREATE UNIQUE INDEX booking_place ON booking (scene_code, org_code, day, slot, place) WHERE state IN ('held', 'booked')`
    yield* sql`CREATE UNIQUE INDEX booking_held ON booking (owner, scene_code) WHERE state = 'held'`
    yield* sql`CREATE UNIQUE INDEX booking_parties ON booking (scene_code, parties) WHERE state = 'booked' AND parties IS NOT NULL`
    yield* sql`CREATE INDEX booking_couple ON booking (parties) WHERE confirmed_at IS NOT NULL`
    yield* sql`CREATE UNIQUE INDEX booking_case ON booking (case_no) WHERE case_no IS NOT NULL`
    yield* sql`CREATE INDEX booking_owner ON booking (owner, changed_at DESC)`
    yield* sql`CREATE INDEX booking_given_back ON booking (changed_at) WHERE case_no IS NULL`
  }),
  /** What its form was for: another place for it is sought among those who take that. */
  '0390_say_business_of_booking': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`ALTER TABLE booking ADD COLUMN business_type text`
  })
}
