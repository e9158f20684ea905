/**
 * What was submitted (提交的答案、填写内容和材料), as kept in `application`: enough to plan and print the application again. Version 2 says which conditions no
 * register could tell and what was declared of them; of those before nobody kept it.
 */
import { FileItem } from '@ljonething/api/shapes/FileItem'
import { Schema } from 'effect'
import { storedAs } from '../../platform/stored.ts'

const WithoutUnknownChecks = Schema.Struct({
  answers: Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Array(Schema.String)])),
  values: Schema.Record(Schema.String, Schema.String),
  files: Schema.Record(Schema.String, Schema.Array(FileItem))
})

const UnknownChecks = Schema.Array(
  Schema.Struct({
    code: Schema.String,
    title: Schema.String,
    declared: Schema.String,
    at: Schema.String,
    matters: Schema.Array(Schema.String)
  })
)

const SubmittedForm = Schema.Struct({ ...WithoutUnknownChecks.fields, unknownChecks: UnknownChecks })
export type SubmittedForm = typeof SubmittedForm.Type

export const submittedForm = storedAs('submitted form', 0, WithoutUnknownChecks).next(SubmittedForm, (former) => ({
  ...former,
  unknownChecks: []
}))
