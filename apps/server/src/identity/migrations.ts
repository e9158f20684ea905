import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

export const identityMigrations = {
  '0010_create_session': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`
      CREATE TABLE login_ticket (
        ticket_hash bytea PRIMARY KEY,
        user_info jsonb NOT NULL,
        expires_at timestamptz NOT NULL
      )`
    yield* sql`
      CREATE TABLE session (
        session_id text PRIMARY KEY,
        token_hash bytea NOT NULL UNIQUE,
        binding_hash bytea NOT NULL,
        user_id text NOT NULL,
        user_info jsonb NOT NULL,
        form_key text NOT NULL,
        last_seen_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      )`
    yield* sql`CREATE INDEX session_by_user ON session (user_id)`
  }),
  '0160_index_session_end': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`CREATE INDEX session_end ON session (expires_at)`
    yield* sql`CREATE INDEX login_ticket_end ON login_ticket (expires_at)`
  }),
  /** A ticket made within a session ends with it, and what it opens ends when that session would have. */
  '0190_bind_tickets': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`
      ALTER TABLE login_ticket
        ADD COLUMN session_id text REFERENCES session ON DELETE CASCADE,
        ADD COLUMN session_end timestamptz`
    yield* sql`CREATE INDEX login_ticket_of_session ON login_ticket (session_id)`
  }),
  /** A ticket for another system is none for a login here. */
  '0310_add_ticket_target': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`ALTER TABLE login_ticket ADD COLUMN target_host text`
  }),
  '0200_signal_session': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`
      CREATE FUNCTION session_changed() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP = 'UPDATE' AND NEW.last_seen_at >= OLD.last_seen_at AND NEW.expires_at = OLD.expires_at AND NEW.user_info = OLD.user_info THEN
            RETURN NULL;
          END IF;
          PERFORM pg_notify('ljonething', 'sessions');
          RETURN NULL;
        END $$`
    yield* sql`CREATE TRIGGER session_changed AFTER UPDATE OR DELETE ON session FOR EACH ROW EXECUTE FUNCTION session_changed()`
  })
}
