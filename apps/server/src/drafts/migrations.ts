import { formChannel } from '@ljonething/domain/codes/channel'
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

export const draftMigrations = {
  '0030_create_draft': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`
      CREATE TABLE draft (
        row_guid text PRIMARY KEY,
        owner text NOT NULL,
        client_key text NOT NULL,
        scene_no text NOT NULL,
        scene_name text NOT NULL,
        source_name text NOT NULL,
        step text NOT NULL,
        content text NOT NULL,
        version integer NOT NULL,
        record_time timestamptz NOT NULL,
        UNIQUE (owner, client_key)
      )`
    yield* sql`CREATE INDEX draft_owner ON draft (owner, record_time DESC)`
  }),
  '0150_index_draft_age': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`CREATE INDEX draft_age ON draft (record_time)`
  }),
  /** What a page that still shows the draft of a submission is told. */
  '0410_keep_submitted_drafts': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`
      CREATE TABLE submitted_draft (
        row_guid text PRIMARY KEY,
        owner text NOT NULL,
        client_key text NOT NULL,
        apply_no text NOT NULL,
        submitted_at timestamptz NOT NULL
      )`
    yield* sql`CREATE INDEX submitted_draft_key ON submitted_draft (owner, client_key)`
    yield* sql`CREATE INDEX submitted_draft_age ON submitted_draft (submitted_at)`
  }),
  /** All before came over the internet portal, as was said of them. */
  '0561_add_draft_source': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`ALTER TABLE draft ADD COLUMN source text NOT NULL DEFAULT ${sql.literal(`'${formChannel.code.portal}'`)}`
  })
}
