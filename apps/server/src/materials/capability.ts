import { Effect, Layer } from 'effect'
import { capability } from '../platform/Capability.ts'
import { CivilAffairsUploads } from './CivilAffairsUploads.ts'
import { MaterialsHandlers } from './handlers.ts'
import { MaterialFiles } from './MaterialFiles.ts'
import { materialMigrations } from './migrations.ts'
import { ResumableUploads } from './ResumableUploads.ts'
import { Uploads } from './Uploads.ts'

/** 材料文件. */
export const materials = capability({
  services: Layer.mergeAll(CivilAffairsUploads.layer, MaterialFiles.layer, ResumableUploads.layer, Uploads.layer),
  handlers: MaterialsHandlers,
  migrations: materialMigrations,
  sweep: Effect.andThen(
    Effect.flatMap(MaterialFiles, ({ sweep }) => sweep),
    Effect.flatMap(ResumableUploads, ({ sweep }) => sweep)
  )
})
