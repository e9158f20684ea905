/**
 * What is staged of a correction, checked as it will stand (补正检查): by the rules of a submit, of which what is open counts. Nothing is written but
 * the forms that are made anew. Source: spec §4.1, ruling 2.1.
 */
import { Rejected } from '@ljonething/api/errors/errors'
import type { PlaceGone, TooMany, Unavailable } from '@ljonething/api/errors/errors'
import type { StagedCorrection } from '@ljonething/api/oneThing/CorrectionsApi'
import { answered } from '@ljonething/domain/cases/correction'
import type { CorrectedForm } from '@ljonething/domain/form/correctForm'
import type { FormFiles } from '@ljonething/domain/form/FormDescription'
import { Context, Effect, Layer } from 'effect'
import type { ApplicationRow } from '../applications/Applications.ts'
import type { Claim } from '../applications/claim.ts'
import { FiledForms } from '../applications/FiledForms.ts'
import type { Refusal } from '../applications/rules/Sent.ts'
import { mustHold } from '../applications/rules/submitRules.ts'
import { Subjects } from '../applications/Subjects.ts'
import { UnsignedForms } from '../applications/UnsignedForms.ts'
import { Bookings } from '../bookings/Bookings.ts'
import { CorrectedBookings } from '../bookings/CorrectedBookings.ts'
import { Cases } from '../cases/Cases.ts'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { fileItem } from '../materials/fileRow.ts'
import { MaterialFiles } from '../materials/MaterialFiles.ts'
import { Clock } from '../platform/Clock.ts'
import { askerIn } from '../registers/Asker.ts'
import type { Asker } from '../registers/Asker.ts'
import { Registers } from '../registers/Registers.ts'
import { Sources } from '../registers/sources/Sources.ts'
import { ReusedCertificates } from '../reuse/ReusedCertificates.ts'
import { FormSigners } from '../seal/FormSigners.ts'
import { closedText, openDesk } from './correctionDesk.ts'
import type { Desk, Request } from './correctionDesk.ts'
import { correctionSent } from './correctionSent.ts'
import { standing } from './standing.ts'

export type CheckedCorrection = Desk & {
  readonly corrected: CorrectedForm
  /** The application as it will stand. */
  readonly after: ApplicationRow
  /** Requests of which something changed. */
  readonly concerned: readonly Request[]
  /** What it is about from now on; undefined where that stays. */
  readonly subject: { readonly claim: Claim | undefined } | undefined
}

export class CorrectionChecks extends Context.Service<
  CorrectionChecks,
  {
    readonly check: (
      row: ApplicationRow,
      staged: StagedCorrection,
      clientKey: string,
      asker: Asker
    ) => Effect.Effect<CheckedCorrection, Exclude<Refusal, PlaceGone>>
    /** Its files; application forms that say what is true no longer are made anew, before anything is written. */
    readonly printed: (checked: CheckedCorrection, asker: Asker) => Effect.Effect<FormFiles, Rejected | TooMany | Unavailable>
  }
>()('@ljonething/server/corrections/CorrectionChecks') {
  static readonly layer = Layer.effect(
    CorrectionChecks,
    Effect.gen(function* () {
      const bookings = yield* CorrectedBookings
      const places = yield* Bookings
      const cases = yield* Cases
      const catalogue = yield* Catalogue
      const clock = yield* Clock
      const files = yield* MaterialFiles
      const forms = yield* FiledForms
      const registers = yield* Registers
      const reuse = yield* ReusedCertificates
      const signers = yield* FormSigners
      const sources = yield* Sources
      const subjects = yield* Subjects
      const unsigned = yield* UnsignedForms

      const check = Effect.fnUntraced(function* (row: ApplicationRow, staged: StagedCorrection, clientKey: string, asker: Asker) {
        const desk = yield* openDesk({ bookings, cases, catalogue, clock, signers }, row)
        const closed = closedText(desk.requests)
        if (closed !== '') return yield* new Rejected({ msg: closed })
        const stands = yield* standing({ files, sources }, row, desk, staged)
        const sent = yield* correctionSent({ subjects, unsigned }, askerIn(asker, row.sceneCode, '提交'), {
          clientKey,
          row,
          desk,
          staged,
          stands
        })
        const rules = mustHold(sent, { bookings: places, catalogue, registers, reuse, subjects })
        yield* Effect.catchTag(rules, 'PlaceGone', ({ msg }) => Effect.fail(new Rejected({ msg })))
        const concerned = answered(desk.open, stands.corrected.changed)
        if (concerned.length === 0) return yield* new Rejected({ msg: '还没有修改部门要求补正的内容，请修改后再交回' })
        return {
          ...desk,
          corrected: stands.corrected,
          after: stands.after,
          concerned,
          subject: yield* sent.subject
        } satisfies CheckedCorrection
      })
      const printed = Effect.fnUntraced(function* ({ corrected: { files: given, outdated }, after }: CheckedCorrection, { user }: Asker) {
        const made = yield* Effect.forEach(outdated, (id) =>
          Effect.map(forms.makeAgain(after, id, user), (file): [string, FormFiles[string]] => [id, [fileItem(file)]])
        )
        return { ...given, ...Object.fromEntries(made) }
      })

      return CorrectionChecks.of({ check, printed })
    })
  ).pipe(
    Layer.provide([
      Bookings.layer,
      Cases.layer,
      Catalogue.layer,
      CorrectedBookings.layer,
      FiledForms.layer,
      FormSigners.layer,
      MaterialFiles.layer,
      Registers.layer,
      ReusedCertificates.layer,
      Sources.layer,
      Subjects.layer,
      UnsignedForms.layer
    ])
  )
}
