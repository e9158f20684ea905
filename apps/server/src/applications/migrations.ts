import { dataSource } from '@ljonething/domain/codes/channel'
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { createCases } from '../cases/migrations.ts'
import { createDeliveries } from '../deliveries/migrations.ts'
import { awaitsCorrectionSql, groupSql } from './ApplicationGroupsLive.ts'

export const applicationMigrations = {
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
    yield* createCases
    yield* createDeliveries
  }),
  '0130_keep_application_group': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`ALTER TABLE application ADD COLUMN standing text`
    yield* sql`UPDATE application a SET standing = ${sql.literal(groupSql)}`
    yield* sql`ALTER TABLE application ALTER COLUMN standing SET NOT NULL`
    yield* sql`CREATE INDEX application_standing ON application (owner, standing, submitted_at DESC)`
  }),
  '0170_add_application_subject': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`ALTER TABLE application ADD COLUMN subject_hash text`
    yield* sql`CREATE UNIQUE INDEX application_subject ON application (subject_hash) WHERE subject_hash IS NOT NULL`
  }),
  /** What goes on although a part was refused stands in two lists. */
  '0240_tell_partly_refused': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`UPDATE application a SET standing = ${sql.literal(groupSql)}`
  }),
  /** A list and its count ask the index alone; rows are fetched for one page. */
  '0250_cover_application_lists': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`DROP INDEX application_owner`
    yield* sql`DROP INDEX application_standing`
    yield* sql`CREATE INDEX application_listed ON application (owner, submitted_at DESC, apply_no) INCLUDE (standing, scene_name)`
  }),
  /** Applications from before are those of who filed them alone. */
  '0260_add_application_company': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`ALTER TABLE application ADD COLUMN company text`
    yield* sql`CREATE INDEX application_company ON application (company, submitted_at DESC) WHERE company IS NOT NULL`
  }),
  '0270_create_subject_key': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`CREATE TABLE subject_key (only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row), fingerprint text NOT NULL)`
  }),
  /** As `application_listed` for one person. */
  '0280_cover_company_lists': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`DROP INDEX application_company`
    yield* sql`
      CREATE INDEX application_company_listed ON application (company, submitted_at DESC, apply_no) INCLUDE (owner, standing, scene_name)
      WHERE company IS NOT NULL`
  }),
  /** What waits for the person stands on top of the list. */
  '0420_keep_awaited_corrections': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`ALTER TABLE application ADD COLUMN awaits_correction boolean NOT NULL DEFAULT false`
    yield* sql`UPDATE application a SET awaits_correction = true WHERE ${sql.literal(awaitsCorrectionSql)}`
    yield* sql`CREATE INDEX application_awaiting ON application (owner, submitted_at DESC, apply_no) WHERE awaits_correction`
    yield* sql`
      CREATE INDEX application_company_awaiting ON application (company, submitted_at DESC, apply_no)
      WHERE company IS NOT NULL AND awaits_correction`
  }),
  /** Whose an application of a company is, masked: lists do not read the applicant. */
  '0421_add_filed_by': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`ALTER TABLE application ADD COLUMN filed_by text`
    yield* sql`
      UPDATE application a SET filed_by = left(n.name, 1) || repeat('*', greatest(length(n.name) - CASE WHEN length(n.name) < 3 THEN 1 ELSE 2 END, 0))
        || CASE WHEN length(n.name) < 3 THEN '' ELSE right(n.name, 1) END
      FROM (SELECT apply_no, applicant ->> 'name' AS name FROM application WHERE company IS NOT NULL) n WHERE n.apply_no = a.apply_no`
    yield* sql`CREATE INDEX application_company_people ON application (company, owner) INCLUDE (filed_by) WHERE company IS NOT NULL`
  }),
  '0422_create_case_urge': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`
      CREATE TABLE case_urge (
        case_no text NOT NULL REFERENCES handling_case (case_no),
        on_day text NOT NULL,
        client_key text NOT NULL,
        urged_by text NOT NULL,
        urged_at timestamptz NOT NULL,
        PRIMARY KEY (case_no, on_day)
      )`
  }),
  /** All before came over the government network, as was said of them. */
  '0560_add_info_source': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`ALTER TABLE application ADD COLUMN info_source text NOT NULL DEFAULT ${sql.literal(`'${dataSource.code.network}'`)}`
  }),
  /** Whom an application is about, by a keyed hash of the number; `named` by what was filed, else led to it. */
  '0580_create_application_concern': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`
      CREATE TABLE application_concern (
        apply_no text NOT NULL REFERENCES application (apply_no),
        number_hash text NOT NULL,
        named boolean NOT NULL,
        heard_at timestamptz,
        PRIMARY KEY (apply_no, number_hash)
      )`
    yield* sql`CREATE INDEX application_concern_number ON application_concern (number_hash, apply_no)`
  })
}
