import { capability } from '../platform/Capability.ts'
import { AppraisalHandlers } from './handlers.ts'
import { appraisalMigrations } from './migrations.ts'
import { Ratings } from './Ratings.ts'

/** 评价. */
export const appraisal = capability({ services: Ratings.layer, handlers: AppraisalHandlers, migrations: appraisalMigrations })
