/**
 * 数据库迁移: all migrations of the service, one record per capability, applied once in id order.
 * A capability adds its own `migrations.ts` (`Record<"0010_create_draft", Effect>`) and one line here.
 * Ids are unique over all capabilities; a shipped migration is never edited.
 */
import { platformMigrations } from './platformMigrations.ts'

export const migrations = {
  ...platformMigrations
}

/** The records separately, so that a test can find an id that two of them use. */
export const migrationRecords = [platformMigrations]
