import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

export const caseMigrations = {
  '0050_create_application': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`
      CREATE TABLE application (
        apply_no text PRIMARY KEY,
        owner text NOT NULL,
        client_key text NOT NULL,
        body_hash text NOT NULL,
        scene_code text NOT NULL,
        scene_hash text NOT NULL,
        scene_name text NOT NULL,
        region text NOT NULL,
        region_name text NOT NULL,
        applicant jsonb NOT NULL,
        source text NOT NULL,
        params jsonb NOT NULL,
        payload jsonb NOT NULL,
        result jsonb NOT NULL,
        submitted_at timestamptz NOT NULL,
        UNIQUE (owner, client_key)
      )`
    yield* sql`CREATE INDEX application_owner ON application (owner, submitted_at DESC)`
    yield* sql`
      CREATE TABLE handling_case (
        case_no text PRIMARY KEY,
        apply_no text NOT NULL REFERENCES application (apply_no),
        position integer NOT NULL,
        matter_code text NOT NULL,
        matter_name text NOT NULL,
        dept_code text NOT NULL,
        department text NOT NULL,
        promised_days integer NOT NULL,
        handle_type text NOT NULL,
        result_name text NOT NULL,
        received_at timestamptz NOT NULL,
        status integer NOT NULL
      )`
    yield* sql`CREATE INDEX handling_case_application ON handling_case (apply_no, position)`
    yield* sql`CREATE INDEX handling_case_open ON handling_case (dept_code) WHERE status NOT IN (3, 7, 13, 14, 16, 51)`
    yield* sql`
      CREATE TABLE case_action (
        case_no text NOT NULL REFERENCES handling_case (case_no),
        seq integer NOT NULL,
        action_key text NOT NULL,
        action jsonb NOT NULL,
        PRIMARY KEY (case_no, seq),
        UNIQUE (case_no, action_key)
      )`
    yield* sql`
      CREATE TABLE delivery (
        case_no text PRIMARY KEY REFERENCES handling_case (case_no),
        dept_code text NOT NULL,
        part jsonb NOT NULL,
        state text NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        next_attempt_at timestamptz NOT NULL,
        delivered_at timestamptz,
        last_error text
      )`
    yield* sql`CREATE INDEX delivery_due ON delivery (next_attempt_at) WHERE state <> 'delivered'`
  })
}
