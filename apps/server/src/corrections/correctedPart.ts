/**
 * The part of a department after a correction (补正后的部门材料): what changed as it is now, everything else as the department has it. Fields that the change
 * hides are gone, those that it shows are there. Example: 母亲姓名 changed → the part with it, and its booked place as it was moved meanwhile.
 */
import { shortId } from '@ljonething/domain/form/fieldFormat'
import type { SubmissionPart } from '@ljonething/domain/submission/Submission'

export const correctedPart =
  (fresh: SubmissionPart, changed: readonly string[]) =>
  (part: SubmissionPart): SubmissionPart => {
    const names = new Set(changed.map(shortId))
    const former = new Map(part.fields.map((field) => [field.id, field]))
    return {
      ...part,
      fields: fresh.fields.map((field) => (names.has(field.id) ? field : (former.get(field.id) ?? field))),
      files: fresh.files
    }
  }
