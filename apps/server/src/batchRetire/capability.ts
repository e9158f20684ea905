import { Layer } from 'effect'
import { capability } from '../platform/Capability.ts'
import { BatchClaims } from './BatchClaims.ts'
import { Batches } from './Batches.ts'
import { BatchFiles } from './BatchFiles.ts'
import { BatchHandIns } from './BatchHandIns.ts'
import { BatchRetire } from './BatchRetire.ts'
import { BatchRows } from './BatchRows.ts'
import { BatchWorker } from './BatchWorker.ts'
import { CompanyStaff } from './CompanyStaff.ts'
import { BatchRetireHandlers } from './handlers.ts'
import { batchRetireMigrations } from './migrations.ts'
import { RowSubmits } from './RowSubmits.ts'

/** 批量退休: the staff of a company near retirement, batches of them, and their submission one by one. */
export const batchRetire = capability({
  services: Layer.mergeAll(
    Batches.layer,
    BatchClaims.layer,
    BatchFiles.layer,
    BatchHandIns.layer,
    BatchRetire.layer,
    BatchRows.layer,
    CompanyStaff.layer,
    RowSubmits.layer
  ),
  handlers: BatchRetireHandlers,
  migrations: batchRetireMigrations,
  workers: BatchWorker
})
