import { Effect } from 'effect'
import { capability } from '../platform/Capability.ts'
import { StatusCodeHandlers } from './handlers.ts'
import { statusCodeMigrations } from './migrations.ts'
import { StatusCodes } from './StatusCodes.ts'

/** 扫码查进度. */
export const statusCodes = capability({
  services: StatusCodes.layer,
  handlers: StatusCodeHandlers,
  migrations: statusCodeMigrations,
  sweep: Effect.flatMap(StatusCodes, ({ sweep }) => sweep)
})
