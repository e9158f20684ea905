/**
 * A department (部门): where one part of a submission is delivered, told when the applicant takes the case back, and asked how the
 * case stands. Either sent again is the same as sent once, as is an urge of the same day, in whatever order they arrive: a withdrawn case
 * stays withdrawn.
 * Fails with `DepartmentUnreachable`; it is then sent again.
 */
import type { CaseAction } from '@ljonething/domain/cases/lifecycle'
import type { SubmissionPart } from '@ljonething/domain/submission/Submission'
import { Context, Schema } from 'effect'
import type { Effect } from 'effect'

export class DepartmentUnreachable extends Schema.TaggedError<DepartmentUnreachable>()('DepartmentUnreachable', {
  deptCode: Schema.String,
  reason: Schema.String
}) {}

export type DepartmentMove = Extract<CaseAction, { readonly kind: 'move' }>

export type CertificateFormat = 'pdf' | 'ofd' | 'png'

export class Department extends Context.Service<
  Department,
  {
    readonly deliver: (caseNo: string, part: SubmissionPart) => Effect.Effect<void, DepartmentUnreachable>
    /** The applicant urged on this day, yyyy-mm-dd. */
    readonly urge: (caseNo: string, deptCode: string, onDay: string) => Effect.Effect<void, DepartmentUnreachable>
    readonly withdraw: (caseNo: string, deptCode: string) => Effect.Effect<void, DepartmentUnreachable>
    /**
     * The file of the certificate that it issued with a case; undefined where it issues what is to be said alone, and the page is set here.
     * What it sends is not looked at yet.
     */
    readonly certificateFile: (
      caseNo: string,
      deptCode: string,
      format: CertificateFormat
    ) => Effect.Effect<Uint8Array | undefined, DepartmentUnreachable>
    /** What it has done with a case so far, in order; none where it tells its moves by itself. */
    readonly movesOf: (caseNo: string, deptCode: string) => Effect.Effect<readonly DepartmentMove[], DepartmentUnreachable>
  }
>()('@ljonething/server/deliveries/Department') {}
