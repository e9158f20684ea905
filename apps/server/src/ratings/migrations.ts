import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

export const ratingMigrations = {
  '0060_create_rating': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`
      CREATE TABLE rating (
        apply_no text PRIMARY KEY REFERENCES application (apply_no),
        owner text NOT NULL,
        client_key text NOT NULL,
        score integer NOT NULL CHECK (score BETWEEN 1 AND 5),
        norm_codes text NOT NULL,
        words text NOT NULL,
        anonymous boolean NOT NULL,
        payload jsonb NOT NULL,
        created_at timestamptz NOT NULL
      )`
  }),
  /** One of each stage of a case; taken back it stays, and counts no more. */
  '0431_create_stage_rating': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`
      CREATE TABLE stage_rating (
        case_no text NOT NULL REFERENCES handling_case (case_no),
        stage text NOT NULL CHECK (stage IN ('1', '2', '3')),
        owner text NOT NULL,
        client_key text NOT NULL,
        scene_code text NOT NULL,
        matter_code text NOT NULL,
        score integer NOT NULL CHECK (score BETWEEN 1 AND 5),
        is_good boolean NOT NULL,
        is_cancelled boolean NOT NULL DEFAULT false,
        norm_codes text NOT NULL,
        words text NOT NULL,
        anonymous boolean NOT NULL,
        payload jsonb NOT NULL,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (case_no, stage)
      )`
    yield* sql`CREATE INDEX stage_rating_of_matter ON stage_rating (scene_code, matter_code) WHERE NOT is_cancelled`
  })
}
