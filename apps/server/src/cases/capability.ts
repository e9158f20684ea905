import { capability } from '../platform/Capability.ts'
import { Cases } from './Cases.ts'

/** 办件. */
export const cases = capability({ services: Cases.layer })
