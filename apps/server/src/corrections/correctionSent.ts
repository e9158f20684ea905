/**
 * A correction as the rules of a submit see it (补正的提交): the form as it would stand, of which what is open counts. What was submitted and stays
 * is asked about by no rule: who may file, where, which matters, conditions and declarations are those of then.
 */
import { subjectOf } from '@ljonething/domain/submission/subjectOf'
import type { StagedCorrection } from '@ljonething/api/oneThing/CorrectionsApi'
import type { FieldIssue } from '@ljonething/domain/form/FormDescription'
import { Effect } from 'effect'
import type { ApplicationRow } from '../applications/Applications.ts'
import { asFiledBy } from '../applications/plannedAs.ts'
import type { Sent } from '../applications/rules/Sent.ts'
import type { Subjects } from '../applications/Subjects.ts'
import type { UnsignedForms } from '../applications/UnsignedForms.ts'
import type { Asker } from '../registers/Asker.ts'
import type { Desk } from './correctionDesk.ts'
import { signAgainIssues } from './signAgainIssues.ts'
import type { standing } from './standing.ts'

interface Needs {
  readonly subjects: Subjects['Service']
  readonly unsigned: UnsignedForms['Service']
}

export interface Corrected {
  readonly clientKey: string
  readonly row: ApplicationRow
  readonly desk: Desk
  readonly staged: StagedCorrection
  readonly stands: Effect.Success<ReturnType<typeof standing>>
}

export const correctionSent = Effect.fnUntraced(function* (
  { subjects, unsigned }: Needs,
  asker: Asker,
  { clientKey, row, desk, staged, stands }: Corrected
) {
  const { scene, plan, description, today, submitted } = desk
  const { found, choices, corrected } = stands
  const { values, files } = corrected
  const form = { plan, description, values, files }
  const toSign = signAgainIssues(description, corrected, yield* unsigned.issues(row.owner, form, asFiledBy(asker.user, desk.facts)))
  const isOpen = (issue: FieldIssue) =>
    toSign.includes(issue) ||
    ((issue.kind === 'field' ? corrected.openFields : corrected.openMaterials).has(issue.id) && !toSign.some(({ id }) => id === issue.id))
  const subject = yield* Effect.cached(
    Effect.gen(function* () {
      const { answers } = submitted
      if (subjectOf(scene, answers, submitted.values) === subjectOf(scene, answers, values)) return undefined
      return { claim: yield* subjects.claimOf(scene, answers, values, asker) }
    })
  )
  return {
    asker,
    clientKey,
    anew: undefined,
    applyNo: row.applyNo,
    planned: Effect.succeed({ scene, plan, description, today }),
    named: Effect.succeed(staged.files),
    given: Effect.succeed(found),
    filled: Effect.succeed({ choices, values, files }),
    subject,
    conditions: Effect.succeed([]),
    unsigned: Effect.succeed(toSign),
    isOpen
  } satisfies Sent
})
