import { capability } from '../platform/Capability.ts'
import { ratingMigrations } from './migrations.ts'
import { Ratings } from './Ratings.ts'

/** 评分: what was rated, and how. */
export const ratings = capability({ services: Ratings.layer, migrations: ratingMigrations })
