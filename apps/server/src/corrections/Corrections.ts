/**
 * Corrections (补正): what was submitted as it was, what departments ask for of it, and what the applicant types. Requests of several departments to
 * one application meet here; only what they name may change (`correctForm`). Source: spec §4.1, ruling 2.1.
 */
import { Rejected } from '@ljonething/api/errors/errors'
import type { Conflict, Forbidden, NotFound, Unavailable } from '@ljonething/api/errors/errors'
import type { CorrectionAsked, SubmittedApplication } from '@ljonething/api/oneThing/CorrectionsApi'
import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Applications } from '../applications/Applications.ts'
import { consultOf } from '../applications/consultOf.ts'
import { submittedForm } from '../applications/stored/submittedForm.ts'
import { CorrectedBookings } from '../bookings/CorrectedBookings.ts'
import { Cases } from '../cases/Cases.ts'
import { Catalogue } from '../catalogue/Catalogue.ts'
import type { Viewer } from '../identity/viewer.ts'
import { filesAt } from '../materials/filesAt.ts'
import { MaterialFiles } from '../materials/MaterialFiles.ts'
import { Clock } from '../platform/Clock.ts'
import { FormSigners } from '../seal/FormSigners.ts'
import { closedText, mustBeOwner, openDesk, some } from './correctionDesk.ts'
import type { Request } from './correctionDesk.ts'
import { nothingStaged, StagedCorrections } from './StagedCorrections.ts'
import type { Staging } from './StagedCorrections.ts'
import { handedInCorrection } from './stored/handedInCorrection.ts'

const askedView = ({ caseNo, stored: { matterName, department }, request, isOverdue }: Request): CorrectionAsked => ({
  caseNo,
  matterName,
  department,
  isOverdue,
  ...request
})

export class Corrections extends Context.Service<
  Corrections,
  {
    readonly read: (viewer: Viewer, applyNo: string) => Effect.Effect<SubmittedApplication, NotFound | Unavailable>
    readonly stage: (
      viewer: Viewer,
      staging: Staging
    ) => Effect.Effect<{ readonly version: number; readonly savedAt: string }, Conflict | Forbidden | NotFound | Rejected | Unavailable>
  }
>()('@ljonething/server/corrections/Corrections') {
  static readonly layer = Layer.effect(
    Corrections,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const applications = yield* Applications
      const files = yield* MaterialFiles
      const stagings = yield* StagedCorrections
      const needs = {
        bookings: yield* CorrectedBookings,
        cases: yield* Cases,
        catalogue: yield* Catalogue,
        clock: yield* Clock,
        signers: yield* FormSigners
      }

      const read = Effect.fn('Corrections.read')(function* (viewer: Viewer, applyNo: string) {
        const row = yield* applications.get(viewer, applyNo)
        const { scene, description, submitted, signed, requests } = yield* openDesk(needs, row)
        const { version, ...content } = yield* stagings.of(applyNo)
        const kept = yield* Effect.orDie(
          sql<{ seq: number; former: unknown; result: unknown }>`
            SELECT seq, former, result FROM correction WHERE apply_no = ${applyNo} ORDER BY seq DESC`
        )
        const former = yield* Effect.forEach(kept, (one) =>
          Effect.gen(function* () {
            const before = yield* submittedForm.read(one.former, `${applyNo} ${one.seq}`)
            const result = yield* handedInCorrection.read(one.result, `${applyNo} ${one.seq}`)
            if (before === undefined || result === undefined) return []
            const { at, cases: concerned, fields, materials } = result
            return [{ at, cases: concerned, values: some(before.values, fields), files: some(before.files, materials) }]
          })
        )
        const isOwner = row.owner === viewer.userId
        return {
          applyNo,
          sceneCode: row.sceneCode,
          sceneName: row.sceneName,
          submittedAt: row.submittedAt.toISOString(),
          consult: consultOf(scene),
          form: description,
          values: submitted.values,
          files: submitted.files,
          signed,
          mayCorrect: isOwner,
          requests: requests.map(askedView),
          staged: isOwner ? { version, values: content.values, files: yield* filesAt(files, row, content.files) } : nothingStaged,
          former: former.flat()
        } satisfies SubmittedApplication
      })

      const stage = Effect.fn('Corrections.stage')(function* (viewer: Viewer, staging: Staging) {
        const { applyNo, staged } = staging
        const row = yield* applications.get(viewer, applyNo)
        yield* mustBeOwner(row, viewer)
        const { requests, correct } = yield* openDesk(needs, row)
        const closed = closedText(requests)
        if (closed !== '') return yield* new Rejected({ msg: closed })
        const corrected = correct(staged.values, yield* filesAt(files, row, staged.files))
        const isForeign =
          Object.keys(staged.values).some((id) => !corrected.openFields.has(id)) ||
          Object.keys(staged.files).some((id) => !corrected.openMaterials.has(id))
        if (isForeign) return yield* new Rejected({ msg: '只能修改部门要求补正的内容和材料，请刷新页面后重试' })
        return yield* stagings.keep(row.owner, staging)
      })

      return Corrections.of({ read, stage })
    })
  ).pipe(
    Layer.provide([
      Applications.layer,
      Cases.layer,
      CorrectedBookings.layer,
      Catalogue.layer,
      FormSigners.layer,
      MaterialFiles.layer,
      StagedCorrections.layer
    ])
  )
}
