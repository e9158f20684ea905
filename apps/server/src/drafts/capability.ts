import { Effect, Layer } from 'effect'
import { capability } from '../platform/Capability.ts'
import { Drafts } from './Drafts.ts'
import { DraftSaves } from './DraftSaves.ts'
import { DraftsHandlers } from './handlers.ts'
import { draftMigrations } from './migrations.ts'

/** 暂存. */
export const drafts = capability({
  services: Layer.merge(Drafts.layer, DraftSaves.layer),
  handlers: DraftsHandlers,
  migrations: draftMigrations,
  sweep: Effect.flatMap(Drafts, ({ sweep }) => sweep)
})
