/**
 * Writing a correction that is handed in (补正落库): one transaction that holds the application moves the cases of which something changed from 6 to 2,
 * keeps the former version, puts the new one in its place, and gives every open case whose part it changes its part, and nobody another's.
 * Source: spec §4.1, ruling 2.1.
 */
import { Rejected } from '@ljonething/api/errors/errors'
import type { Conflict, Invalid, PlaceGone } from '@ljonething/api/errors/errors'
import type { HandedInCorrection } from '@ljonething/api/oneThing/CorrectionsApi'
import { bookedPlace } from '@ljonething/domain/form/bookedPlace'
import { isFinished, labelOf } from '@ljonething/domain/cases/caseStatus'
import type { FieldIssue, FormFiles } from '@ljonething/domain/form/FormDescription'
import type { Submission } from '@ljonething/domain/submission/Submission'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Applications } from '../applications/Applications.ts'
import type { ApplicationRow, SubjectHeld } from '../applications/Applications.ts'
import { invalid } from '../applications/rules/submitRules.ts'
import { CorrectedBookings } from '../bookings/CorrectedBookings.ts'
import { Cases } from '../cases/Cases.ts'
import { Deliveries } from '../deliveries/Deliveries.ts'
import { MaterialFiles } from '../materials/MaterialFiles.ts'
import { Clock } from '../platform/Clock.ts'
import { correctedPart } from './correctedPart.ts'
import { correctedSubmission } from './correctedSubmission.ts'
import type { CheckedCorrection } from './CorrectionChecks.ts'
import { HandedInCorrections } from './HandedInCorrections.ts'
import { noteOf, ownChanges } from './ownChanges.ts'
import { placeIssue } from './placeIssue.ts'
import { StagedCorrections } from './StagedCorrections.ts'

export interface HandingIn {
  readonly applyNo: string
  readonly clientKey: string
  readonly version: number
}

const asIssue = ({ msg }: PlaceGone, issue: FieldIssue | undefined): Invalid | Rejected =>
  issue === undefined ? new Rejected({ msg }) : invalid([issue])

export class CorrectionWrites extends Context.Service<
  CorrectionWrites,
  {
    /** With these files; the first answer, where the key has been given one meanwhile. */
    readonly write: (
      row: ApplicationRow,
      handingIn: HandingIn,
      ready: CheckedCorrection,
      after: FormFiles
    ) => Effect.Effect<HandedInCorrection, Conflict | Invalid | Rejected | SubjectHeld>
  }
>()('@ljonething/server/corrections/CorrectionWrites') {
  static readonly layer = Layer.effect(
    CorrectionWrites,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const applications = yield* Applications
      const bookings = yield* CorrectedBookings
      const cases = yield* Cases
      const clock = yield* Clock
      const deliveries = yield* Deliveries
      const files = yield* MaterialFiles
      const handedIn = yield* HandedInCorrections
      const stagings = yield* StagedCorrections

      /** Each with what was changed of what its department asked for. */
      const moveCases = Effect.fnUntraced(function* ({ concerned, corrected }: CheckedCorrection, clientKey: string, at: string) {
        for (const { caseNo, request, stored: one } of concerned) {
          const own = ownChanges(corrected.changed, request)
          const action = { kind: 'correct', by: 'applicant', at, key: `correct-${clientKey}`, note: noteOf(own), corrected: own } as const
          const outcome = yield* cases.act(caseNo, action)
          if (outcome.ok) continue
          const status = typeof outcome.error === 'string' ? '暂时无法办理' : labelOf(outcome.error.from)
          return yield* new Rejected({ msg: `“${one.matterName}”${status}，不能交回补正，请刷新页面后重试` })
        }
      })

      const tellDepartments = Effect.fnUntraced(function* (
        { concerned, corrected, stored }: CheckedCorrection,
        parts: Submission['parts']
      ) {
        const isTold = new Set(concerned.map(({ caseNo }) => caseNo))
        for (const { caseNo, matterCode, current } of stored) {
          const fresh = parts.find((part) => part.matterCode === matterCode)
          if (fresh === undefined || isFinished(current.status)) continue
          const held = yield* deliveries.partOf(caseNo)
          const change = correctedPart(fresh, corrected.changed.fields)
          if (isTold.has(caseNo) || (held !== undefined && JSON.stringify(change(held)) !== JSON.stringify(held)))
            yield* deliveries.amend(caseNo, change)
        }
      })

      /** The booking becomes what the form says now. */
      const follow = Effect.fnUntraced(function* (row: ApplicationRow, { scene, description, submitted, corrected }: CheckedCorrection) {
        const { appointment } = scene
        if (appointment === undefined) return
        const [before, place] = [submitted.values, corrected.values].map((values) => bookedPlace(appointment, description, values))
        if (before === undefined || place === undefined || JSON.stringify(before) === JSON.stringify(place)) return
        const { owner, applyNo, applicant } = row
        const moved = bookings.follow({ owner, applyNo, cardId: applicant?.cardId ?? '', before, place })
        yield* Effect.catchTag(moved, 'PlaceGone', (gone) =>
          Effect.fail(asIssue(gone, placeIssue(gone, appointment, description, corrected.openFields)))
        )
      })

      const write = Effect.fn('CorrectionWrites.write')(
        function* (row: ApplicationRow, { clientKey, version }: HandingIn, ready: CheckedCorrection, after: FormFiles) {
          const { applyNo, owner } = row
          const { submitted, corrected, concerned, subject } = ready
          yield* sql`SELECT 1 FROM application WHERE apply_no = ${applyNo} FOR NO KEY UPDATE`
          const first = yield* handedIn.of(applyNo, clientKey)
          if (first !== undefined) return first
          yield* stagings.end(applyNo, version)
          const at = DateTime.formatIso(yield* clock.now)
          yield* moveCases(ready, clientKey, at)
          const next = { ...submitted, values: corrected.values, files: after }
          const { form, parts } = correctedSubmission(row, ready, after, yield* applications.payloadOf(applyNo))
          yield* applications.correct(applyNo, next, form)
          if (subject !== undefined) yield* applications.claim(applyNo, subject.claim)
          yield* follow(row, ready)
          const former = new Set(Object.values(submitted.files).flatMap((list) => list.map(({ id }) => id)))
          const added = Object.values(after).flatMap((list) => list.flatMap(({ id }) => (former.has(id) ? [] : [id])))
          yield* files.claim(owner, applyNo, added)
          yield* files.outdateForm(applyNo)
          yield* tellDepartments(ready, parts)
          const result: HandedInCorrection = {
            at,
            cases: concerned.map(({ caseNo, stored: { matterName, department } }) => ({ caseNo, matterName, department })),
            ...corrected.changed
          }
          yield* handedIn.keep({ applyNo, clientKey }, submitted, result)
          return result
        },
        sql.withTransaction,
        Effect.catchTag('SqlError', Effect.die)
      )

      return CorrectionWrites.of({ write })
    })
  ).pipe(
    Layer.provide([
      Applications.layer,
      Cases.layer,
      CorrectedBookings.layer,
      Deliveries.layer,
      HandedInCorrections.layer,
      MaterialFiles.layer,
      StagedCorrections.layer
    ])
  )
}
