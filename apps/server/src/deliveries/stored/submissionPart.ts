/** What one department receives for one matter (推送内容), as kept in `delivery`. */
import { exactly } from '@ljonething/api/schema/exactly'
import type { SubmissionPart } from '@ljonething/domain/submission/Submission'
import { Schema } from 'effect'
import { storedAs } from '../../platform/stored.ts'

const Entries = Schema.Array(Schema.Struct({ id: Schema.String, type: Schema.String, value: Schema.String }))

export const submissionPart = storedAs(
  'submission part',
  0,
  exactly<SubmissionPart>()(
    Schema.Struct({
      matterCode: Schema.String,
      matterName: Schema.String,
      implementCode: Schema.String,
      deptCode: Schema.String,
      department: Schema.String,
      promisedDays: Schema.Finite,
      fields: Entries,
      files: Entries
    })
  )
)
