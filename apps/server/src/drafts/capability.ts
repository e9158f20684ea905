import { Effect } from 'effect'
import { capability } from '../platform/Capability.ts'
import { Drafts } from './Drafts.ts'
import { DraftsHandlers } from './handlers.ts'
import { draftMigrations } from './migrations.ts'

/** 暂存. */
export const drafts = capability({
  services: Drafts.layer,
  handlers: DraftsHandlers,
  migrations: draftMigrations,
  sweep: Effect.flatMap(Drafts, ({ sweep }) => sweep)
})
