import { Layer } from 'effect'
import { capability } from '../platform/Capability.ts'
import { Appraisals } from './Appraisals.ts'
import { AppraisalHandlers } from './handlers.ts'
import { appraisalMigrations } from './migrations.ts'
import { Ratings } from './Ratings.ts'

/** 评价. */
export const appraisal = capability({
  services: Layer.mergeAll(Ratings.layer, Appraisals.layer),
  handlers: AppraisalHandlers,
  migrations: appraisalMigrations
})
