/** What holds for everybody of a batch of retirements (批量退休公共信息), as kept in `retire_batch`: values by field name, files of the shared material. */
import { Schema } from 'effect'
import { storedAs } from '../../platform/stored.ts'

const BatchShared = Schema.Struct({
  region: Schema.String,
  unit: Schema.Record(Schema.String, Schema.String),
  files: Schema.Array(Schema.String)
})
export type BatchShared = typeof BatchShared.Type

export const batchShared = storedAs('batch shared', 1, BatchShared)
