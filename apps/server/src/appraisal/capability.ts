import { Layer } from 'effect'
import { capability } from '../platform/Capability.ts'
import { Appraisals } from './Appraisals.ts'
import { Grades } from './Grades.ts'
import { AppraisalHandlers } from './handlers.ts'

/** 评价: who may rate what, and how. */
export const appraisal = capability({ services: Layer.merge(Appraisals.layer, Grades.layer), handlers: AppraisalHandlers })
