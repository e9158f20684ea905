import { capability } from '../platform/Capability.ts'
import { PlansHandlers } from './handlers.ts'
import { Plans } from './Plans.ts'

/** 办理方案: the form of a plan and what is known of the person. */
export const plans = capability({ services: Plans.layer, handlers: PlansHandlers })
