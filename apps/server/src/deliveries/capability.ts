import { Layer } from 'effect'
import { capability } from '../platform/Capability.ts'
import { Deliveries } from './Deliveries.ts'
import { DeliveryWorker } from './DeliveryWorker.ts'
import { DepartmentLive } from './DepartmentLive.ts'
import { deliveryMigrations } from './migrations.ts'

/** 推送. */
export const deliveries = capability({
  services: Layer.mergeAll(Deliveries.layer, DepartmentLive),
  migrations: deliveryMigrations,
  workers: DeliveryWorker
})
