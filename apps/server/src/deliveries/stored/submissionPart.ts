/**
 * What one department receives for one matter (推送内容), as kept in `delivery`. Version 2 says which conditions it reviews by hand; before, none.
 * Version 3 may hold what it needed of other matters' results, and how it was handed in.
 */
import { exactly } from '@ljonething/api/schema/exactly'
import { resultValueKeys } from '@ljonething/domain/cases/resultValues'
import { acceptanceSource, formChannel, onlineMode } from '@ljonething/domain/codes/channel'
import { scenePhase } from '@ljonething/domain/codes/scene'
import type { SubmissionPart } from '@ljonething/domain/submission/Submission'
import { Schema } from 'effect'
import { PayloadFiles } from '../payloadFiles.ts'
import { storedAs } from '../../platform/stored.ts'

const Entries = Schema.Array(Schema.Struct({ id: Schema.String, type: Schema.String, value: Schema.String }))

const WithoutReviews = Schema.Struct({
  matterCode: Schema.String,
  matterName: Schema.String,
  implementCode: Schema.String,
  deptCode: Schema.String,
  department: Schema.String,
  promisedDays: Schema.Finite,
  fields: Entries,
  files: PayloadFiles
})

const Review = Schema.Struct({ code: Schema.String, title: Schema.String, declared: Schema.String, at: Schema.String })

const WithoutResults = Schema.Struct({ ...WithoutReviews.fields, reviews: Schema.Array(Review) })

const EarlierResult = Schema.Struct({
  matterCode: Schema.String,
  matterName: Schema.String,
  value: Schema.Literals(resultValueKeys),
  text: Schema.String
})

const Origin = Schema.Struct({
  source: Schema.Literals(formChannel.codes),
  infoSource: Schema.Literals(acceptanceSource.codes),
  onlineFlag: Schema.Literals(onlineMode.codes),
  phase: Schema.Literals(scenePhase.codes)
})

export const submissionPart = storedAs('submission part', 0, WithoutReviews)
  .next(WithoutResults, (former) => ({ ...former, reviews: [] }))
  .next(
    exactly<SubmissionPart>()(
      Schema.Struct({
        ...WithoutResults.fields,
        earlierResults: Schema.optionalKey(Schema.Array(EarlierResult)),
        origin: Schema.optionalKey(Origin)
      })
    ),
    (former): SubmissionPart => former
  )
