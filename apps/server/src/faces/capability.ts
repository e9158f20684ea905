import { Effect } from 'effect'
import { capability } from '../platform/Capability.ts'
import { Faces } from './Faces.ts'
import { FaceHandlers } from './handlers.ts'
import { faceMigrations } from './migrations.ts'

/** 人脸识别. */
export const faces = capability({
  services: Faces.layer,
  handlers: FaceHandlers,
  migrations: faceMigrations,
  sweep: Effect.flatMap(Faces, ({ sweep }) => sweep)
})
