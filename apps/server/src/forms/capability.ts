import { Layer } from 'effect'
import { capability } from '../platform/Capability.ts'
import { FormsHandlers } from './handlers.ts'

/** 表单: the form of a plan and what is known of the person. */
export const forms = capability({ services: Layer.empty, handlers: FormsHandlers })
