import { Effect, Layer } from 'effect'
import { capability } from '../platform/Capability.ts'
import { FormSigners } from './FormSigners.ts'
import { SealHandlers } from './handlers.ts'
import { Invitations } from './Invitations.ts'
import { sealMigrations } from './migrations.ts'
import { SandboxSeals } from './sandbox/SandboxSeals.ts'
import { SealCentreLive } from './SealCentreLive.ts'
import { Signing } from './Signing.ts'

/** 在线签名: the seal centre, and what is signed there. */
export const seal = capability({
  services: Layer.mergeAll(SealCentreLive, FormSigners.layer, SandboxSeals.layer, Invitations.layer, Signing.layer),
  handlers: SealHandlers,
  migrations: sealMigrations,
  sweep: Effect.andThen(
    Effect.flatMap(Invitations, ({ sweep }) => sweep),
    Effect.flatMap(FormSigners, ({ sweep }) => sweep)
  )
})
