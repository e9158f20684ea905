/** Migrations (数据库迁移): all migrations of the service, those of the platform and of each capability, applied once in id order. */
import { capabilities } from './app.ts'
import type { Migrations } from './platform/Migrator.ts'
import { platformMigrations } from './platform/platformMigrations.ts'

/** The records separately, so that a test can find an id that two of them use. */
export const migrationRecords: readonly Migrations[] = [platformMigrations, ...capabilities.map(({ migrations }) => migrations)]

export const migrations: Migrations = Object.assign({}, ...migrationRecords)
