import { capability } from '../platform/Capability.ts'
import { Appraisals } from './Appraisals.ts'
import { AppraisalHandlers } from './handlers.ts'

/** 评价: who may rate what, and how. */
export const appraisal = capability({ services: Appraisals.layer, handlers: AppraisalHandlers })
