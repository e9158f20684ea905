/**
 * Applications (申请): one submit becomes one application and one case per matter, exactly once.
 *
 * Everything is one transaction: application, cases, deliveries, the files it claims, the draft it ends, the place it books, each written by its own
 * folder.
 * The client key is unique per owner:
 * the same key and body give the first answer again, another body under the same key is refused. So is the same subject of a scene under another key.
 * An application whose applicant or form cannot be read is still there, with its cases and files, without those.
 */
import type { Conflict, PlaceGone } from '@ljonething/api/errors/errors'
import { AlreadySubmitted, NotFound, Rejected } from '@ljonething/api/errors/errors'
import type { SubmitResult } from '@ljonething/api/oneThing/SubmitApi'
import { createClientId } from '@ljonething/crypto/ClientId'
import type { FormBooking } from '@ljonething/domain/form/bookedPlace'
import { applicationStanding } from '@ljonething/domain/cases/application'
import { receivedStatus } from '@ljonething/domain/cases/caseStatus'
import { needsOf } from '@ljonething/domain/cases/needs'
import { maskName } from '@ljonething/domain/display/maskText'
import type { PlannedMatter } from '@ljonething/domain/plan/Plan'
import type { Submission } from '@ljonething/domain/submission/Submission'
import { Context, Data, DateTime, Effect, Layer } from 'effect'
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
import { applicant } from './stored/applicant.ts'
import type { Applicant } from './stored/applicant.ts'
import { formPayload } from './stored/formPayload.ts'
import { submitResult } from './stored/submitResult.ts'
import { submittedForm } from './stored/submittedForm.ts'
import type { SubmittedForm } from './stored/submittedForm.ts'
import { Subjects } from './Subjects.ts'
import type { Claim } from './Subjects.ts'
import type { Viewer } from '../identity/viewer.ts'

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
  readonly source: string
  readonly submitted: SubmittedForm
  readonly submission: Submission
  readonly matters: readonly PlannedMatter['matter'][]
  readonly fileIds: readonly string[]
  readonly subject: Claim | undefined
  /** What it books. */
  readonly place?: FormBooking | undefined
  readonly draft?: DraftVersion
}

/** Another application holds the subject. */
export class SubjectHeld extends Data.TaggedError('SubjectHeld') {}

export interface ApplicationRow {
  readonly applyNo: string
  readonly owner: string
  /** Who of the company filed it, masked. */
  readonly filedBy: string | null
  readonly sceneCode: string
  readonly sceneHash: string
  readonly sceneName: string
  readonly region: string
  readonly regionName: string
  readonly applicant: Applicant | undefined
  readonly submitted: SubmittedForm | undefined
  readonly submittedAt: Date
}

interface KeptRow extends Omit<ApplicationRow, 'applicant' | 'submitted'> {
  readonly applicant: unknown
  readonly params: unknown
}

const receivedMessage = '提交成功，已推送至办理部门'
const waitingMessage = '提交成功，取得其他事项的结果后推送至办理部门'

/** `230000-20261120-8F3K2M4N7P`: province, business day, 50 random bits; useless without its owner's session. */
const newApplyNo = (region: string, day: string): string =>
  `${region.slice(0, 6)}-${day.replaceAll('-', '')}-${createClientId().toUpperCase()}`

export class Applications extends Context.Service<
  Applications,
  {
    /** The answer already given to this key and body; `AlreadySubmitted` when the body was another. */
    readonly answered: (
      owner: string,
      clientKey: string,
      bodyHash: string
    ) => Effect.Effect<SubmitResult | undefined, AlreadySubmitted | Rejected>
    /** Number of the application that this key made; undefined when it made none. */
    readonly ofKey: (owner: string, clientKey: string) => Effect.Effect<string | undefined>
    readonly submit: (application: NewApplication) => Effect.Effect<SubmitResult, AlreadySubmitted | Conflict | PlaceGone | Rejected>
    /** What was submitted is another from now on; part of the caller's transaction, which holds the application. */
    readonly correct: (applyNo: string, submitted: SubmittedForm, form: Submission['form']) => Effect.Effect<void>
    /** What it is about is another, or nothing, from now on; part of the caller's transaction, which fails where another application holds it. */
    readonly claim: (applyNo: string, subject: Claim | undefined) => Effect.Effect<void, SubjectHeld>
    /** As it was sent; undefined when it cannot be read. */
    readonly payloadOf: (applyNo: string) => Effect.Effect<Submission['form'] | undefined>
    readonly get: (viewer: Viewer, applyNo: string) => Effect.Effect<ApplicationRow, NotFound>
  }
>()('@ljonething/server/applications/Applications') {
  static readonly layer = Layer.effect(
    Applications,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const bookings = yield* Bookings
      const clock = yield* Clock
      const cases = yield* Cases
      const deliveries = yield* Deliveries
      const drafts = yield* Drafts
      const files = yield* MaterialFiles
      const subjects = yield* Subjects
      const listed = sql.literal(
        'a.apply_no, a.owner, a.scene_code, a.scene_hash, a.scene_name, a.region, a.region_name, a.submitted_at, a.filed_by'
      )

      const seenBy = ({ userId, company }: Viewer) =>
        company === undefined ? sql`a.owner = ${userId}` : sql`(a.owner = ${userId} OR a.company = ${company})`
      const answered = Effect.fnUntraced(function* (owner: string, clientKey: string, bodyHash: string) {
        const rows = yield* Effect.orDie(
          sql<{
            applyNo: string
            result: unknown
            bodyHash: string
            submittedAt: Date
          }>`SELECT apply_no, result, body_hash, submitted_at FROM application WHERE owner = ${owner} AND client_key = ${clientKey}`
        )
        const first = rows[0]
        if (first === undefined) return undefined
        if (first.bodyHash !== bodyHash) {
          const own = { applyNo: first.applyNo, submittedAt: first.submittedAt.toISOString() }
          return yield* new AlreadySubmitted({ msg: '该申请已提交，请勿修改后重复提交', own })
        }
        const result = yield* submitResult.read(first.result, first.applyNo)
        return result ?? (yield* new Rejected({ msg: `该申请已提交，申请编号${first.applyNo}，请在“我的办件”中查看` }))
      })

      const readRow = Effect.fn('Applications.readRow')(function* ({ params, ...row }: KeptRow) {
        return {
          ...row,
          applicant: yield* applicant.read(row.applicant, row.applyNo),
          submitted: yield* submittedForm.read(params, row.applyNo)
        } satisfies ApplicationRow
      })

      const write = Effect.fnUntraced(function* (input: NewApplication) {
        const now = yield* clock.now
        const submittedAt = DateTime.toDate(now)
        const applyNo = newApplyNo(input.region, dayOf(now))
        const waiting = needsOf(input.matters)
        const result: SubmitResult = {
          applyNo,
          submittedAt: submittedAt.toISOString(),
          items: input.matters.map(({ code, name }) => ({
            subApplyNo: code,
            taskName: name,
            applyNo: caseNoOf(applyNo, code),
            message: waiting.has(code) ? waitingMessage : receivedMessage
          }))
        }
        const inserted = yield* Effect.orDie(sql`
          INSERT INTO application (apply_no, owner, client_key, body_hash, scene_code, scene_hash, scene_name, region, region_name,
                                   applicant, source, params, payload, result, submitted_at, standing, subject_hash, company, filed_by)
          VALUES (${applyNo}, ${input.owner}, ${input.clientKey}, ${input.bodyHash}, ${input.sceneCode}, ${input.sceneHash}, ${input.sceneName},
                  ${input.region}, ${input.regionName}, ${applicant.write(input.applicant)}::jsonb, ${input.source},
                  ${submittedForm.write(input.submitted)}::jsonb, ${formPayload.write(input.submission.form)}::jsonb,
                  ${submitResult.write(result)}::jsonb, ${submittedAt}, ${applicationStanding(input.matters.map(() => receivedStatus))},
                  ${input.subject?.hash ?? null}, ${input.company ?? null},
                  ${input.company === undefined ? null : maskName(input.applicant.name)})
          ON CONFLICT DO NOTHING RETURNING apply_no`)
        if (inserted.length === 0) return undefined
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

      return Applications.of({
        answered,
        ofKey: (owner, clientKey) =>
          sql<{ applyNo: string }>`SELECT apply_no FROM application WHERE owner = ${owner} AND client_key = ${clientKey}`.pipe(
            Effect.orDie,
            Effect.map(([row]) => row?.applyNo)
          ),
        submit: Effect.fn('Applications.submit')(function* (input) {
          const result = yield* sql.withTransaction(write(input)).pipe(Effect.catchTag('SqlError', (error) => Effect.die(error)))
          if (result !== undefined) return result
          const first = yield* answered(input.owner, input.clientKey, input.bodyHash)
          if (first !== undefined) return first
          if (input.subject !== undefined) yield* subjects.mustBeFree(input.subject)
          return yield* new Rejected({ msg: '提交未完成，请重试' })
        }),
        correct: (applyNo, submitted, form) =>
          Effect.asVoid(
            Effect.orDie(sql`
              UPDATE application SET params = ${submittedForm.write(submitted)}::jsonb, payload = ${formPayload.write(form)}::jsonb
              WHERE apply_no = ${applyNo}`)
          ),
        claim: Effect.fn('Applications.claim')(function* (applyNo, subject) {
          yield* sql`UPDATE application SET subject_hash = ${subject?.hash ?? null} WHERE apply_no = ${applyNo}`.pipe(
            Effect.catchTag('SqlError', (error) =>
              error.reason._tag === 'UniqueViolation' ? Effect.fail(new SubjectHeld()) : Effect.die(error)
            )
          )
        }),
        payloadOf: Effect.fn('Applications.payloadOf')(function* (applyNo) {
          const [row] = yield* Effect.orDie(sql<{ payload: unknown }>`SELECT payload FROM application WHERE apply_no = ${applyNo}`)
          return row === undefined ? undefined : yield* formPayload.read(row.payload, applyNo)
        }),
        get: Effect.fn('Applications.get')(function* (viewer, applyNo) {
          const rows = yield* Effect.orDie(
            sql<KeptRow>`SELECT ${listed}, a.applicant, a.params FROM application a WHERE a.apply_no = ${applyNo} AND ${seenBy(viewer)}`
          )
          return rows[0] === undefined ? yield* new NotFound({ msg: '未查询到相关记录' }) : yield* readRow(rows[0])
        })
      })
    })
  ).pipe(Layer.provide([Bookings.layer, Cases.layer, Deliveries.layer, Drafts.layer, MaterialFiles.layer, Subjects.layer]))
}
