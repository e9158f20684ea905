/** Outside systems without an address (未接入的外部系统): the sandbox while it is on, otherwise nobody. The only place that chooses. */
import { Effect, Layer } from 'effect'
import { Documents } from '../documents/Documents.ts'
import { ServiceConfig } from '../platform/Config.ts'
import { nobody } from '../registers/nobody.ts'
import { UnaddressedSystems } from '../registers/UnaddressedSystems.ts'
import { IssuedCertificates } from '../sandbox/IssuedCertificates.ts'
import { sandboxRegisters } from '../sandbox/registers/sandboxRegisters.ts'
import { SandboxRecords } from '../sandbox/SandboxRecords.ts'
import { SandboxUpstreams } from '../sandbox/SandboxUpstreams.ts'
import { DepartmentSealsLive } from './DepartmentSealsLive.ts'

export const UnaddressedSystemsLive = Layer.effect(
  UnaddressedSystems,
  Effect.gen(function* () {
    const { sandbox } = yield* ServiceConfig
    return UnaddressedSystems.of({ standIn: sandbox ? yield* sandboxRegisters : () => nobody })
  })
).pipe(Layer.provide([DepartmentSealsLive, Documents.layer, IssuedCertificates.layer, SandboxRecords.layer, SandboxUpstreams.layer]))
