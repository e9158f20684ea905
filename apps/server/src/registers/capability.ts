import { capability } from '../platform/Capability.ts'
import { RegistersHandlers } from './handlers.ts'
import { Registers } from './Registers.ts'

/** 登记库: pre-checks, linkage and remote searches over the registers of outside systems. */
export const registers = capability({ services: Registers.layer, handlers: RegistersHandlers })
