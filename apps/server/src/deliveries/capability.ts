import { Layer } from 'effect'
import { capability } from '../platform/Capability.ts'
import { Deliveries } from './Deliveries.ts'
import { DeliveryClaims } from './DeliveryClaims.ts'
import { DeliveryWorker } from './DeliveryWorker.ts'
import { deliveryMigrations } from './migrations.ts'

/** 推送. */
export const deliveries = capability({
  services: Layer.merge(Deliveries.layer, DeliveryClaims.layer),
  migrations: deliveryMigrations,
  workers: DeliveryWorker
})
