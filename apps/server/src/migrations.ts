/**
 * 数据库迁移: all migrations of the service, one record per capability, applied once in id order.
 * A capability adds its own `migrations.ts` (`Record<"0010_create_draft", Effect>`) and one line here.
 * Ids are unique over all capabilities; a shipped migration is never edited.
 */
import { applicationMigrations } from './applications/migrations.ts'
import { appraisalMigrations } from './appraisal/migrations.ts'
import { catalogueMigrations } from './catalogue/migrations.ts'
import { draftMigrations } from './drafts/migrations.ts'
import { identityMigrations } from './identity/migrations.ts'
import { materialMigrations } from './materials/migrations.ts'
import { sandboxMigrations } from './sandbox/migrations.ts'
import { platformMigrations } from './platform/platformMigrations.ts'

/** The records separately, so that a test can find an id that two of them use. */
export const migrationRecords = [
  platformMigrations,
  identityMigrations,
  catalogueMigrations,
  draftMigrations,
  materialMigrations,
  applicationMigrations,
  appraisalMigrations,
  sandboxMigrations
]

export const migrations = Object.assign({}, ...migrationRecords) as Record<
  string,
  (typeof migrationRecords)[number][keyof (typeof migrationRecords)[number]]
>
