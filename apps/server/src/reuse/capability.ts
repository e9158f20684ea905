import { Layer } from 'effect'
import { capability } from '../platform/Capability.ts'
import { ReuseHandlers, SpaceReuseHandlers } from './handlers.ts'
import { Reuse } from './Reuse.ts'

/** 材料复用. */
export const reuse = capability({ services: Reuse.layer, handlers: Layer.mergeAll(ReuseHandlers, SpaceReuseHandlers) })
