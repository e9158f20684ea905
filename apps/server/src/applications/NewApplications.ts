/**
 * New applications (新申请): one submit becomes one application and one case per matter, exactly once.
 *
 * Everything is one transaction: application, cases, deliveries, the files it claims, the draft it ends, the place it books, each written by its own
 * folder. The client key is unique per owner. The same subject of a scene under another key is refused.
 */
import { Rejected } from '@ljonething/api/errors/errors'
import type { AlreadySubmitted, Conflict, PlaceGone } from '@ljonething/api/errors/errors'
import type { SubmitResult } from '@ljonething/api/oneThing/SubmitApi'
import { createClientId } from '@ljonething/crypto/ClientId'
import type { FormBooking } from '@ljonething/domain/form/bookedPlace'
import { applicationStanding } from '@ljonething/domain/cases/application'
import { receivedStatus } from '@ljonething/domain/cases/caseStatus'
import { needsOf } from '@ljonething/domain/cases/needs'
import type { DataSource } from '@ljonething/domain/codes/channel'
import { maskName } from '@ljonething/domain/display/maskText'
import type { PlannedMatter } from '@ljonething/domain/plan/Plan'
import { channelOf } from '@ljonething/domain/submission/origin'
import type { Submission } from '@ljonething/domain/submission/Submission'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Bookings } from '../bookings/Bookings.ts'
import { Cases } from '../cases/Cases.ts'
import { caseNoOf } from '../cases/openedCases.ts'
import { Deliveries } from '../deliveries/Deliveries.ts'
import { Drafts } from '../drafts/Drafts.ts'
import type { DraftVersion } from '../drafts/draftRow.ts'
import { MaterialFiles } from '../materials/MaterialFiles.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { AnsweredSubmits } from './AnsweredSubmits.ts'
import type { Claim } from './claim.ts'
import { Concerned } from './Concerned.ts'
import { applicant } from './stored/applicant.ts'
import type { Applicant } from './stored/applicant.ts'
import { formPayload } from './stored/formPayload.ts'
import { submitResult } from './stored/submitResult.ts'
import { submittedForm } from './stored/submittedForm.ts'
import type { SubmittedForm } from './stored/submittedForm.ts'
import { Subjects } from './Subjects.ts'
import { submitAnswer } from './submitAnswer.ts'

export interface NewApplication {
  readonly owner: string
  /** Credit code of the company it is filed for. */
  readonly company: string | undefined
  readonly clientKey: string
  readonly bodyHash: string
  readonly sceneCode: string
  readonly sceneHash: string
  readonly sceneName: string
  readonly region: string
  readonly regionName: string
  readonly applicant: Applicant
  readonly dataSource: DataSource
  readonly submitted: SubmittedForm
  readonly submission: Submission
  readonly matters: readonly PlannedMatter['matter'][]
  readonly fileIds: readonly string[]
  readonly subject: Claim | undefined
  /** What it books. */
  readonly place?: FormBooking | undefined
  readonly draft?: DraftVersion
}

/** `230000-20261120-8F3K2M4N7P`: province, business day, 50 random bits; useless without its owner's session. */
const newApplyNo = (region: string, day: string): string =>
  `${region.slice(0, 6)}-${day.replaceAll('-', '')}-${createClientId().toUpperCase()}`

export class NewApplications extends Context.Service<
  NewApplications,
  {
    readonly submit: (application: NewApplication) => Effect.Effect<SubmitResult, AlreadySubmitted | Conflict | PlaceGone | Rejected>
  }
>()('@ljonething/server/applications/NewApplications') {
  static readonly layer = Layer.effect(
    NewApplications,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const answers = yield* AnsweredSubmits
      const bookings = yield* Bookings
      const clock = yield* Clock
      const concerned = yield* Concerned
      const cases = yield* Cases
      const deliveries = yield* Deliveries
      const drafts = yield* Drafts
      const files = yield* MaterialFiles
      const subjects = yield* Subjects

      const write = Effect.fnUntraced(function* (input: NewApplication) {
        const now = yield* clock.now
        const submittedAt = DateTime.toDate(now)
        const applyNo = newApplyNo(input.region, dayOf(now))
        const waiting = needsOf(input.matters)
        const result = submitAnswer(applyNo, submittedAt, input.matters)
        const inserted = yield* Effect.orDie(sql`
          INSERT INTO application (apply_no, owner, client_key, body_hash, scene_code, scene_hash, scene_name, region, region_name,
                                   applicant, source, info_source, params, payload, result, submitted_at, standing, subject_hash, company, filed_by)
          VALUES (${applyNo}, ${input.owner}, ${input.clientKey}, ${input.bodyHash}, ${input.sceneCode}, ${input.sceneHash}, ${input.sceneName},
                  ${input.region}, ${input.regionName}, ${applicant.write(input.applicant)}::jsonb, ${channelOf(input.dataSource)},
                  ${input.dataSource}, ${submittedForm.write(input.submitted)}::jsonb, ${formPayload.write(input.submission.form)}::jsonb,
                  ${submitResult.write(result)}::jsonb, ${submittedAt}, ${applicationStanding(input.matters.map(() => receivedStatus))},
                  ${input.subject?.hash ?? null}, ${input.company ?? null},
                  ${input.company === undefined ? null : maskName(input.applicant.name)})
          ON CONFLICT DO NOTHING RETURNING apply_no`)
        if (inserted.length === 0) return undefined
        yield* concerned.name(applyNo, input.subject?.about ?? [])
        if (input.draft !== undefined) yield* drafts.end(input.owner, input.draft, result)
        yield* cases.open(applyNo, input.matters, submittedAt)
        yield* files.claim(input.owner, applyNo, input.fileIds)
        yield* deliveries.enqueue(
          input.submission.parts.map((part) => ({
            ...{ caseNo: caseNoOf(applyNo, part.matterCode), deptCode: part.deptCode, part },
            isHeld: waiting.has(part.matterCode)
          }))
        )
        if (input.place !== undefined) {
          const { owner, sceneCode, place } = input
          const matter = place.matters.find((code) => input.matters.some((one) => one.code === code)) ?? ''
          yield* bookings.book({ owner, sceneCode, place, cardId: input.applicant.cardId, applyNo, caseNo: caseNoOf(applyNo, matter) })
        }
        return result
      })

      return NewApplications.of({
        submit: Effect.fn('NewApplications.submit')(function* (input) {
          const result = yield* sql.withTransaction(write(input)).pipe(Effect.catchTag('SqlError', (error) => Effect.die(error)))
          if (result !== undefined) return result
          const first = yield* answers.of(input.owner, input.clientKey, input.bodyHash)
          if (first !== undefined) return first
          if (input.subject !== undefined) yield* subjects.mustBeFree(input.subject)
          return yield* new Rejected({ msg: '提交未完成，请重试' })
        })
      })
    })
  ).pipe(
    Layer.provide([
      AnsweredSubmits.layer,
      Bookings.layer,
      Cases.layer,
      Concerned.layer,
      Deliveries.layer,
      Drafts.layer,
      MaterialFiles.layer,
      Subjects.layer
    ])
  )
}
