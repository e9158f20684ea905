/** Seals of departments (部门电子印章): those of the sandbox while it is on, otherwise none here. The only place that chooses. */
import { Effect, Layer } from 'effect'
import { ServiceConfig } from '../platform/Config.ts'
import { DepartmentSeals } from '../results/DepartmentSeals.ts'
import { SandboxDepartmentSeals } from '../sandbox/seals/SandboxDepartmentSeals.ts'

export const DepartmentSealsLive = Layer.unwrap(
  Effect.map(ServiceConfig, ({ sandbox }) => (sandbox ? SandboxDepartmentSeals : DepartmentSeals.layer))
)
