/** One person of a batch of retirements as handed in (批量退休名单行), as kept in `retire_batch_row`. */
import { exactly } from '@ljonething/api/schema/exactly'
import type { BatchRow } from '@ljonething/domain/retirement/batchColumns'
import { Schema } from 'effect'
import { storedAs } from '../../platform/stored.ts'

export const batchRow = storedAs(
  'batch row',
  1,
  exactly<BatchRow>()(
    Schema.Struct({
      empName: Schema.String,
      empIdCard: Schema.String,
      preReviewNo: Schema.String,
      retireType: Schema.String,
      applyRetireMonth: Schema.String,
      dyhd: Schema.String,
      ybzzztx: Schema.String,
      gjjtq: Schema.String,
      pensionCard: Schema.String,
      empMobile: Schema.String
    })
  )
)
