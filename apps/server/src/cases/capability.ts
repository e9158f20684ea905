import { capability } from '../platform/Capability.ts'
import { Cases } from './Cases.ts'
import { caseMigrations } from './migrations.ts'

/** 办件. */
export const cases = capability({ services: Cases.layer, migrations: caseMigrations })
