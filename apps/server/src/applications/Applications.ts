/**
 * Applications (申请): what was submitted, as its owner or the administrator of its company finds it, and as a correction leaves it. An application
 * whose applicant or form cannot be read is still there, with its cases and files, without those.
 */
import { NotFound } from '@ljonething/api/errors/errors'
import type { DataSource } from '@ljonething/domain/codes/channel'
import type { Submission } from '@ljonething/domain/submission/Submission'
import { Context, Data, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type { Statement } from 'effect/sql'
import { applicant } from './stored/applicant.ts'
import type { Applicant } from './stored/applicant.ts'
import { formPayload } from './stored/formPayload.ts'
import { submittedForm } from './stored/submittedForm.ts'
import type { SubmittedForm } from './stored/submittedForm.ts'
import type { Claim } from './claim.ts'
import { Concerned } from './Concerned.ts'
import type { Viewer } from '../identity/viewer.ts'

/** Another application holds the subject. */
export class SubjectHeld extends Data.TaggedError('SubjectHeld') {}

export interface ApplicationRow {
  readonly applyNo: string
  readonly owner: string
  /** Credit code of the company it was filed for. */
  readonly company: string | null
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
  /** Data source system of spec §3.1. */
  readonly infoSource: DataSource
}

/** What lists and details have alike. */
export const listedColumns =
  'a.apply_no, a.owner, a.company, a.scene_code, a.scene_hash, a.scene_name, a.region, a.region_name, a.submitted_at, a.filed_by, a.info_source'

interface KeptRow extends Omit<ApplicationRow, 'applicant' | 'submitted'> {
  readonly applicant: unknown
  readonly params: unknown
}

export class Applications extends Context.Service<
  Applications,
  {
    /** What was submitted is another from now on; part of the caller's transaction, which holds the application. */
    readonly correct: (applyNo: string, submitted: SubmittedForm, form: Submission['form']) => Effect.Effect<void>
    /** What it is about is another, or nothing, from now on; part of the caller's transaction, which fails where another application holds it. */
    readonly claim: (applyNo: string, subject: Claim | undefined) => Effect.Effect<void, SubjectHeld>
    /** As it was sent; undefined when it cannot be read. */
    readonly payloadOf: (applyNo: string) => Effect.Effect<Submission['form'] | undefined>
    readonly get: (viewer: Viewer, applyNo: string) => Effect.Effect<ApplicationRow, NotFound>
    /** One that others filed about the viewer. */
    readonly about: (viewer: Viewer, applyNo: string) => Effect.Effect<ApplicationRow, NotFound>
  }
>()('@ljonething/server/applications/Applications') {
  static readonly layer = Layer.effect(
    Applications,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const concerned = yield* Concerned
      const listed = sql.literal(listedColumns)

      const seenBy = ({ userId, company }: Viewer) =>
        company === undefined ? sql`a.owner = ${userId}` : sql`(a.owner = ${userId} OR a.company = ${company})`
      const readRow = Effect.fn('Applications.readRow')(function* ({ params, ...row }: KeptRow) {
        return {
          ...row,
          applicant: yield* applicant.read(row.applicant, row.applyNo),
          submitted: yield* submittedForm.read(params, row.applyNo)
        } satisfies ApplicationRow
      })

      const found = Effect.fn('Applications.found')(function* (applyNo: string, seen: Statement.Fragment) {
        const rows = yield* Effect.orDie(
          sql<KeptRow>`SELECT ${listed}, a.applicant, a.params FROM application a WHERE a.apply_no = ${applyNo} AND ${seen}`
        )
        return rows[0] === undefined ? yield* new NotFound({ msg: '未查询到相关记录' }) : yield* readRow(rows[0])
      })

      return Applications.of({
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
          yield* concerned.rename(applyNo, subject?.about ?? [])
        }),
        payloadOf: Effect.fn('Applications.payloadOf')(function* (applyNo) {
          const [row] = yield* Effect.orDie(sql<{ payload: unknown }>`SELECT payload FROM application WHERE apply_no = ${applyNo}`)
          return row === undefined ? undefined : yield* formPayload.read(row.payload, applyNo)
        }),
        get: (viewer, applyNo) => found(applyNo, seenBy(viewer)),
        about: (viewer, applyNo) => found(applyNo, concerned.isAbout(viewer))
      })
    })
  ).pipe(Layer.provide(Concerned.layer))
}
