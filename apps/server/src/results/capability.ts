import { capability } from '../platform/Capability.ts'
import { Layer } from 'effect'
import { DepartmentSeals } from './DepartmentSeals.ts'
import { ResultHandlers } from './handlers.ts'
import { resultMigrations } from './migrations.ts'
import { Results } from './Results.ts'

/** 办理结果: certificates and notices. */
export const results = capability({
  services: Layer.merge(Results.layer, DepartmentSeals.layer),
  handlers: ResultHandlers,
  migrations: resultMigrations
})
