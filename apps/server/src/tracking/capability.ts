import { capability } from '../platform/Capability.ts'
import { TrackingHandlers } from './handlers.ts'
import { Tracking } from './Tracking.ts'

/** 埋点. */
export const tracking = capability({ services: Tracking.layer, handlers: TrackingHandlers })
