import { capability } from '../platform/Capability.ts'
import { FormsHandlers } from './handlers.ts'
import { PreChecks } from './PreChecks.ts'

/** 表单: the form of a plan, pre-checks and lookups. */
export const forms = capability({ services: PreChecks.layer, handlers: FormsHandlers })
