import { Effect, Layer } from 'effect'
import { capability } from '../platform/Capability.ts'
import { PhoneUploadHandlers } from './handlers.ts'
import { phoneUploadMigrations } from './migrations.ts'
import { PhoneSide } from './PhoneSide.ts'
import { PhoneUploads } from './PhoneUploads.ts'

/** 手机扫码上传. */
export const phoneUploads = capability({
  services: Layer.mergeAll(PhoneSide.layer, PhoneUploads.layer),
  handlers: PhoneUploadHandlers,
  migrations: phoneUploadMigrations,
  sweep: Effect.flatMap(PhoneUploads, ({ sweep }) => sweep)
})
