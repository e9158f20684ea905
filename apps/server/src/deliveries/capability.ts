import { Layer } from 'effect'
import { capability } from '../platform/Capability.ts'
import { SandboxDepartment } from '../sandbox/SandboxDepartments.ts'
import { Deliveries } from './Deliveries.ts'
import { DeliveryWorker } from './DeliveryWorker.ts'

/** 推送. */
export const deliveries = capability({ services: Layer.mergeAll(Deliveries.layer, SandboxDepartment), workers: DeliveryWorker })
