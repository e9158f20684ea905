/**
 * Handing a correction in (补正交回): what is staged is checked as it will stand; then one transaction that holds the application moves the
 * cases of which something changed from 6 to 2, keeps the former version, puts the new one in its place, and gives every open case whose part
 * it changes its part, and nobody another's. Once per client key: sent again it gives the first answer. Source: spec §4.1, ruling 2.1.
 */
import { Rejected } from '@ljonething/api/errors/errors'
import type { Invalid, PlaceGone } from '@ljonething/api/errors/errors'
import type { HandedInCorrection, StagedCorrection } from '@ljonething/api/oneThing/CorrectionsApi'
import { bookedPlace } from '@ljonething/domain/form/bookedPlace'
import { isFinished, labelOf } from '@ljonething/domain/cases/caseStatus'
import { answered } from '@ljonething/domain/cases/correction'
import { isOn } from '@ljonething/domain/codes/flag'
import type { CorrectedForm } from '@ljonething/domain/form/correctForm'
import type { FieldIssue, FormFiles } from '@ljonething/domain/form/FormDescription'
import { buildSubmission } from '@ljonething/domain/submission/buildSubmission'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Applications } from '../applications/Applications.ts'
import type { ApplicationRow } from '../applications/Applications.ts'
import { submittedForm } from '../applications/stored/submittedForm.ts'
import type { Refusal } from '../applications/rules/Sent.ts'
import { invalid, mustHold } from '../applications/rules/submitRules.ts'
import { Subjects } from '../applications/Subjects.ts'
import { UnsignedForms } from '../applications/UnsignedForms.ts'
import { Bookings } from '../bookings/Bookings.ts'
import { FiledForms } from '../applications/FiledForms.ts'
import { CorrectedBookings } from '../bookings/CorrectedBookings.ts'
import { Cases } from '../cases/Cases.ts'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { Deliveries } from '../deliveries/Deliveries.ts'
import { viewerOf } from '../identity/viewer.ts'
import { fileItem } from '../materials/fileRow.ts'
import { MaterialFiles } from '../materials/MaterialFiles.ts'
import { Clock } from '../platform/Clock.ts'
import { makeInTurn } from '../platform/inTurn.ts'
import type { Asker } from '../registers/Asker.ts'
import { Registers } from '../registers/Registers.ts'
import { Sources } from '../registers/sources/Sources.ts'
import { ReusedCertificates } from '../reuse/ReusedCertificates.ts'
import { FormSigners } from '../seal/FormSigners.ts'
import { closedText, mustBeOwner, openDesk } from './correctionDesk.ts'
import { correctedPart } from './correctedPart.ts'
import { correctionSent } from './correctionSent.ts'
import { placeIssue } from './placeIssue.ts'
import { standing } from './standing.ts'
import { correctedElsewhere, StagedCorrections } from './StagedCorrections.ts'
import { handedInCorrection } from './stored/handedInCorrection.ts'

export interface HandingIn {
  readonly applyNo: string
  readonly clientKey: string
  readonly version: number
}

const asIssue = ({ msg }: PlaceGone, issue: FieldIssue | undefined): Invalid | Rejected =>
  issue === undefined ? new Rejected({ msg }) : invalid([issue])

/** Hand-ins of one application that wait for each other. */
const mostAsked = 50

const noteOf = ({ fields, materials }: CorrectedForm['changed']): string => {
  const parts = [
    ...(fields.length === 0 ? [] : [`${fields.length} 项内容`]),
    ...(materials.length === 0 ? [] : [`${materials.length} 份材料`])
  ]
  return `已补正 ${parts.join('、')}`
}

export class CorrectionHandIns extends Context.Service<
  CorrectionHandIns,
  {
    readonly handIn: (asker: Asker, handingIn: HandingIn) => Effect.Effect<HandedInCorrection, Exclude<Refusal, PlaceGone>>
  }
>()('@ljonething/server/corrections/CorrectionHandIns') {
  static readonly layer = Layer.effect(
    CorrectionHandIns,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const applications = yield* Applications
      const bookings = yield* CorrectedBookings
      const places = yield* Bookings
      const cases = yield* Cases
      const catalogue = yield* Catalogue
      const clock = yield* Clock
      const deliveries = yield* Deliveries
      const files = yield* MaterialFiles
      const forms = yield* FiledForms
      const registers = yield* Registers
      const reuse = yield* ReusedCertificates
      const signers = yield* FormSigners
      const sources = yield* Sources
      const stagings = yield* StagedCorrections
      const subjects = yield* Subjects
      const unsigned = yield* UnsignedForms
      const inTurn = makeInTurn(mostAsked)

      /** The answer already given to this key. */
      const given = Effect.fnUntraced(function* (applyNo: string, clientKey: string) {
        const [row] = yield* Effect.orDie(
          sql<{ result: unknown }>`SELECT result FROM correction WHERE apply_no = ${applyNo} AND client_key = ${clientKey}`
        )
        return row === undefined ? undefined : yield* handedInCorrection.read(row.result, applyNo)
      })

      /** What is staged, as it will stand: by the rules of a submit, of which what is open counts. */
      const checked = Effect.fnUntraced(function* (row: ApplicationRow, staged: StagedCorrection, clientKey: string, asker: Asker) {
        const desk = yield* openDesk({ bookings, cases, catalogue, clock, signers }, row)
        const closed = closedText(desk.requests)
        if (closed !== '') return yield* new Rejected({ msg: closed })
        const stands = yield* standing({ files, sources }, row, desk, staged)
        const sent = yield* correctionSent({ subjects, unsigned }, asker, { clientKey, row, desk, staged, stands })
        const rules = mustHold(sent, { bookings: places, catalogue, registers, reuse, subjects })
        yield* Effect.catchTag(rules, 'PlaceGone', (gone) => Effect.fail(asIssue(gone, undefined)))
        const concerned = answered(desk.open, stands.corrected.changed)
        if (concerned.length === 0) return yield* new Rejected({ msg: '还没有修改部门要求补正的内容，请修改后再交回' })
        return { ...desk, corrected: stands.corrected, after: stands.after, concerned, subject: yield* sent.subject }
      })
      type Checked = Effect.Success<ReturnType<typeof checked>>

      /** Application forms that say what is true no longer are made anew, before anything is written. */
      const printed = Effect.fnUntraced(function* ({ corrected: { files: given, outdated }, after }: Checked, { user }: Asker) {
        const made = yield* Effect.forEach(outdated, (id) =>
          Effect.map(forms.makeAgain(after, id, user), (file): [string, FormFiles[string]] => [id, [fileItem(file)]])
        )
        return { ...given, ...Object.fromEntries(made) }
      })

      /** The booking becomes what the form says now. */
      const follow = Effect.fnUntraced(function* (row: ApplicationRow, { scene, description, submitted, corrected }: Checked) {
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

      const write = Effect.fn('CorrectionHandIns.write')(
        function* (row: ApplicationRow, { clientKey, version }: HandingIn, ready: Checked, after: FormFiles) {
          const { applyNo, owner } = row
          const { plan, description, submitted, corrected, concerned, stored, facts, today, subject } = ready
          yield* sql`SELECT 1 FROM application WHERE apply_no = ${applyNo} FOR NO KEY UPDATE`
          const first = yield* given(applyNo, clientKey)
          if (first !== undefined) return first
          yield* stagings.end(applyNo, version)
          const at = DateTime.formatIso(yield* clock.now)
          const { changed, values } = corrected
          for (const { caseNo, request, stored: one } of concerned) {
            const own = {
              fields: changed.fields.filter((id) => request.fields.some((field) => field.id === id)),
              materials: changed.materials.filter((code) => request.materials.some((material) => material.code === code))
            }
            const action = { kind: 'correct', by: 'applicant', at, key: `correct-${clientKey}`, note: noteOf(own), corrected: own } as const
            const outcome = yield* cases.act(caseNo, action)
            if (outcome.ok) continue
            const status = typeof outcome.error === 'string' ? '暂时无法办理' : labelOf(outcome.error.from)
            return yield* new Rejected({ msg: `“${one.matterName}”${status}，不能交回补正，请刷新页面后重试` })
          }
          const next = { ...submitted, values, files: after }
          const sent = yield* applications.payloadOf(applyNo)
          const { form, parts } = buildSubmission(plan, description, values, after, {
            packageName: sent?.packageName ?? row.sceneName,
            regionCode: row.region,
            source: sent?.source ?? '',
            hasEnt: facts.user.companyName !== undefined || isOn(sent?.hasEnt),
            sceneType: facts.scene.unionType,
            content: sent?.content ?? '',
            today,
            unknownChecks: submitted.unknownChecks
          })
          yield* applications.correct(applyNo, next, form)
          if (subject !== undefined) yield* applications.claim(applyNo, subject.claim)
          yield* follow(row, ready)
          const former = new Set(Object.values(submitted.files).flatMap((list) => list.map(({ id }) => id)))
          const added = Object.values(after).flatMap((list) => list.flatMap(({ id }) => (former.has(id) ? [] : [id])))
          yield* files.claim(owner, applyNo, added)
          yield* files.outdateForm(applyNo)
          const isTold = new Set(concerned.map(({ caseNo }) => caseNo))
          for (const { caseNo, matterCode, current } of stored) {
            const fresh = parts.find((part) => part.matterCode === matterCode)
            if (fresh === undefined || isFinished(current.status)) continue
            const held = yield* deliveries.partOf(caseNo)
            const change = correctedPart(fresh, changed.fields)
            if (isTold.has(caseNo) || (held !== undefined && JSON.stringify(change(held)) !== JSON.stringify(held)))
              yield* deliveries.amend(caseNo, change)
          }
          const result: HandedInCorrection = {
            at,
            cases: concerned.map(({ caseNo, stored: { matterName, department } }) => ({ caseNo, matterName, department })),
            ...changed
          }
          yield* sql`
            INSERT INTO correction (apply_no, seq, client_key, former, result)
            SELECT ${applyNo}, coalesce(max(seq), 0) + 1, ${clientKey}, ${submittedForm.write(submitted)}::jsonb, ${handedInCorrection.write(result)}::jsonb
            FROM correction WHERE apply_no = ${applyNo}`
          return result
        },
        sql.withTransaction,
        Effect.catchTag('SqlError', Effect.die)
      )

      const handInNew = Effect.fnUntraced(function* (asker: Asker, handingIn: HandingIn) {
        const row = yield* applications.get(viewerOf(asker.user), handingIn.applyNo)
        yield* mustBeOwner(row, viewerOf(asker.user))
        const { version, ...staged } = yield* stagings.of(handingIn.applyNo)
        const ready = yield* checked(row, staged, handingIn.clientKey, asker)
        if (version !== handingIn.version) return yield* correctedElsewhere()
        const written = write(row, handingIn, ready, yield* printed(ready, asker))
        // Somebody else has submitted it since it was checked.
        return yield* Effect.catchTag(written, 'SubjectHeld', () =>
          Effect.gen(function* () {
            if (ready.subject?.claim !== undefined) yield* subjects.mustBeFree(ready.subject.claim, row.applyNo)
            return yield* new Rejected({ msg: '补正未交回，请重试' })
          })
        )
      })

      const handIn = Effect.fn('CorrectionHandIns.handIn')(function* (asker: Asker, handingIn: HandingIn) {
        const { applyNo, clientKey } = handingIn
        yield* mustBeOwner(yield* applications.get(viewerOf(asker.user), applyNo), viewerOf(asker.user))
        const first = yield* given(applyNo, clientKey)
        if (first !== undefined) return first
        // A twin may have been answered while this one waited for its turn, or was checked by another process.
        const twin = Effect.flatMap(given(applyNo, clientKey), (found) =>
          found === undefined ? handInNew(asker, handingIn) : Effect.succeed(found)
        )
        return yield* Effect.catch(inTurn(applyNo, twin), (refusal) =>
          Effect.flatMap(given(applyNo, clientKey), (found) => (found === undefined ? Effect.fail(refusal) : Effect.succeed(found)))
        )
      })

      return CorrectionHandIns.of({ handIn })
    })
  ).pipe(
    Layer.provide([
      Applications.layer,
      Bookings.layer,
      Cases.layer,
      Catalogue.layer,
      CorrectedBookings.layer,
      Deliveries.layer,
      FiledForms.layer,
      FormSigners.layer,
      MaterialFiles.layer,
      Registers.layer,
      ReusedCertificates.layer,
      Sources.layer,
      StagedCorrections.layer,
      Subjects.layer,
      UnsignedForms.layer
    ])
  )
}
