import { Effect, Layer } from 'effect'
import { capability } from '../platform/Capability.ts'
import { FormSigners } from './FormSigners.ts'
import { SealHandlers } from './handlers.ts'
import { Invitations } from './Invitations.ts'
import { sealMigrations } from './migrations.ts'
import { Signing } from './Signing.ts'
import { SigningViews } from './SigningViews.ts'

/** 在线签名: what is signed with seals of the seal centre, and by whom. */
export const seal = capability({
  services: Layer.mergeAll(FormSigners.layer, Invitations.layer, Signing.layer, SigningViews.layer),
  handlers: SealHandlers,
  migrations: sealMigrations,
  sweep: Effect.andThen(
    Effect.flatMap(Invitations, ({ sweep }) => sweep),
    Effect.flatMap(FormSigners, ({ sweep }) => sweep)
  )
})
