import { Effect } from 'effect'
import { capability } from '../platform/Capability.ts'
import { MaterialsHandlers } from './handlers.ts'
import { MaterialFiles } from './MaterialFiles.ts'
import { materialMigrations } from './migrations.ts'

/** 材料文件. */
export const materials = capability({
  services: MaterialFiles.layer,
  handlers: MaterialsHandlers,
  migrations: materialMigrations,
  sweep: Effect.flatMap(MaterialFiles, ({ sweep }) => sweep)
})
