import { Effect, Layer } from 'effect'
import { capability } from '../platform/Capability.ts'
import { DepartmentCases } from './DepartmentCases.ts'
import { SandboxDepartmentHandlers } from './departmentHandlers.ts'
import { SandboxFaceHandlers } from './faceHandlers.ts'
import { SandboxHandlers } from './handlers.ts'
import { sandboxMigrations } from './migrations.ts'
import { Sandbox } from './Sandbox.ts'
import { SandboxBanner } from './SandboxBanner.ts'
import { SandboxDoorLive } from './SandboxDoorLive.ts'
import { SandboxFaces } from './SandboxFaces.ts'
import { SandboxSealHandlers } from './sealHandlers.ts'
import { SandboxSeals } from './seals/SandboxSeals.ts'
import { SandboxDepartmentWorker } from './SandboxDepartments.ts'

/** 沙箱: people, registers, departments and a movable clock in place of the province's own systems. */
export const sandbox = capability({
  services: Layer.mergeAll(Sandbox.layer, DepartmentCases.layer, SandboxBanner, SandboxDoorLive, SandboxFaces.layer, SandboxSeals.layer),
  handlers: Layer.mergeAll(SandboxHandlers, SandboxDepartmentHandlers, SandboxFaceHandlers, SandboxSealHandlers),
  migrations: sandboxMigrations,
  workers: SandboxDepartmentWorker,
  sweep: Effect.flatMap(SandboxFaces, ({ sweep }) => sweep),
  firstData: ({ reachesSandbox }) =>
    reachesSandbox
      ? Effect.flatMap(Sandbox, ({ state }) => Effect.map(state, (now) => ({ 'sandbox.state': now })))
      : Effect.succeed({ 'sandbox.state': null })
})
