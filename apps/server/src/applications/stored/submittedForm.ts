/** What was submitted (提交的答案、填写内容和材料), as kept in `application`: enough to plan and print the application again. */
import { FileItem } from '@ljonething/api/shapes/FileItem'
import { Schema } from 'effect'
import { storedAs } from '../../platform/stored.ts'

const SubmittedForm = Schema.Struct({
  answers: Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Array(Schema.String)])),
  values: Schema.Record(Schema.String, Schema.String),
  files: Schema.Record(Schema.String, Schema.Array(FileItem))
})
export type SubmittedForm = typeof SubmittedForm.Type

export const submittedForm = storedAs('submitted form', 0, SubmittedForm)
