import { Layer } from 'effect'
import { capability } from '../platform/Capability.ts'
import { Cases } from './Cases.ts'
import { CasePaces } from './CasePaces.ts'
import { caseMigrations } from './migrations.ts'

/** 办件. */
export const cases = capability({ services: Layer.merge(Cases.layer, CasePaces.layer), migrations: caseMigrations })
