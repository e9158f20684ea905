/**
 * A department (部门): where one part of a submission is delivered, and told when the applicant takes the case back. Either sent again is
 * the same as sent once, in whatever order they arrive: a withdrawn case stays withdrawn.
 * Fails with `DepartmentUnreachable`; it is then sent again.
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
  {
    readonly deliver: (caseNo: string, part: SubmissionPart) => Effect.Effect<void, DepartmentUnreachable>
    readonly withdraw: (caseNo: string, deptCode: string) => Effect.Effect<void, DepartmentUnreachable>
  }
>()('@ljonething/server/deliveries/Department') {}
