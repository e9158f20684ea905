import { capability } from '../platform/Capability.ts'
import { SandboxDepartment } from '../sandbox/SandboxDepartments.ts'
import { DeliveryWorker } from './DeliveryWorker.ts'

/** 推送. */
export const deliveries = capability({ services: SandboxDepartment, workers: DeliveryWorker })
