import { capability } from '../platform/Capability.ts'
import { ResultHandlers } from './handlers.ts'
import { resultMigrations } from './migrations.ts'
import { Results } from './Results.ts'

/** 办理结果: certificates and notices. */
export const results = capability({
  services: Results.layer,
  handlers: ResultHandlers,
  migrations: resultMigrations
})
