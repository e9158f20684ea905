import { Effect, Layer } from 'effect'
import { capability } from '../platform/Capability.ts'
import { RegistersHandlers } from './handlers.ts'
import { registerMigrations } from './migrations.ts'
import { Registers } from './Registers.ts'
import { Sources } from './sources/Sources.ts'
import { StrangerQuestions } from './StrangerQuestions.ts'

/** 登记库: pre-checks, linkage and remote searches over the registers of outside systems. */
export const registers = capability({
  services: Layer.mergeAll(Registers.layer, Sources.layer, StrangerQuestions.layer),
  handlers: RegistersHandlers,
  migrations: registerMigrations,
  sweep: Effect.flatMap(StrangerQuestions, ({ sweep }) => sweep)
})
