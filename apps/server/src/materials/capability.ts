import { Effect, Layer } from 'effect'
import { capability } from '../platform/Capability.ts'
import { CivilAffairsUploads } from './CivilAffairsUploads.ts'
import { MaterialsHandlers } from './handlers.ts'
import { MaterialFiles } from './MaterialFiles.ts'
import { materialMigrations } from './migrations.ts'
import { NewFiles } from './NewFiles.ts'
import { ResumableUploads } from './ResumableUploads.ts'
import { UnfinishedUploads } from './UnfinishedUploads.ts'
import { Uploads } from './Uploads.ts'

/** 材料文件. */
export const materials = capability({
  services: Layer.mergeAll(
    CivilAffairsUploads.layer,
    MaterialFiles.layer,
    NewFiles.layer,
    ResumableUploads.layer,
    UnfinishedUploads.layer,
    Uploads.layer
  ),
  handlers: MaterialsHandlers,
  migrations: materialMigrations,
  sweep: Effect.andThen(
    Effect.flatMap(MaterialFiles, ({ sweep }) => sweep),
    Effect.flatMap(UnfinishedUploads, ({ sweep }) => sweep)
  )
})
