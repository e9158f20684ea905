import { capability } from '../platform/Capability.ts'
import { Deliveries } from './Deliveries.ts'
import { DeliveryWorker } from './DeliveryWorker.ts'
import { deliveryMigrations } from './migrations.ts'

/** 推送. */
export const deliveries = capability({
  services: Deliveries.layer,
  migrations: deliveryMigrations,
  workers: DeliveryWorker
})
