import { Layer } from 'effect'
import { capability } from '../platform/Capability.ts'
import { CorrectedForms } from './CorrectedForms.ts'
import { CorrectionHandIns } from './CorrectionHandIns.ts'
import { Corrections } from './Corrections.ts'
import { CorrectionHandlers } from './handlers.ts'
import { correctionMigrations } from './migrations.ts'

/** 查看与补正: what was submitted, as it was, and its corrections. */
export const corrections = capability({
  services: Layer.mergeAll(Corrections.layer, CorrectedForms.layer, CorrectionHandIns.layer),
  handlers: CorrectionHandlers,
  migrations: correctionMigrations
})
