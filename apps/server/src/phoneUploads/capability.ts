import { Effect } from 'effect'
import { capability } from '../platform/Capability.ts'
import { PhoneUploadHandlers } from './handlers.ts'
import { phoneUploadMigrations } from './migrations.ts'
import { PhoneUploads } from './PhoneUploads.ts'

/** 手机扫码上传. */
export const phoneUploads = capability({
  services: PhoneUploads.layer,
  handlers: PhoneUploadHandlers,
  migrations: phoneUploadMigrations,
  sweep: Effect.flatMap(PhoneUploads, ({ sweep }) => sweep)
})
