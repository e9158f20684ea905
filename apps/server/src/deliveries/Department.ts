/**
 * A department (部门): where one part of a submission is delivered. Delivering the same case twice is the same as once.
 * Fails with `DepartmentUnreachable`; the delivery is then tried again.
 */
import type { SubmissionPart } from '@ljonething/domain/submission/Submission'
import { Context, Schema } from 'effect'
import type { Effect } from 'effect'

export class DepartmentUnreachable extends Schema.TaggedError<DepartmentUnreachable>()('DepartmentUnreachable', {
  deptCode: Schema.String,
  reason: Schema.String
}) {}

export class Department extends Context.Service<
  Department,
  { readonly deliver: (caseNo: string, part: SubmissionPart) => Effect.Effect<void, DepartmentUnreachable> }
>()('@ljonething/server/deliveries/Department') {}
