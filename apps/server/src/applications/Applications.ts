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
import type { FormBooking } from '@ljonething/domain/booking/bookedPlace'
import { applicationStanding, standingsIn } from '@ljonething/domain/cases/application'
import type { Standing } from '@ljonething/domain/cases/application'
import { caseGroups, receivedStatus } from '@ljonething/domain/cases/caseStatus'
import type { CaseGroup } from '@ljonething/domain/cases/caseStatus'
import { maskName } from '@ljonething/domain/display/maskText'
import type { PlannedMatter } from '@ljonething/domain/plan/Plan'
import type { Submission } from '@ljonething/domain/submission/Submission'
import { Context, Data, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type { Statement } from 'effect/sql'
import { Bookings } from '../bookings/Bookings.ts'
import { caseNoOf, Cases } from '../cases/Cases.ts'
import { Deliveries } from '../deliveries/Deliveries.ts'
import { Drafts } from '../drafts/Drafts.ts'
import type { DraftVersion } from '../drafts/Drafts.ts'
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

/** What a list knows of an application: nothing of what was filled in. */
export type ListedApplication = Omit<ApplicationRow, 'applicant' | 'submitted'>

interface KeptRow extends Omit<ApplicationRow, 'applicant' | 'submitted'> {
  readonly applicant: unknown
  readonly params: unknown
}

export interface ApplicationFilter {
  readonly offset: number
  readonly limit: number
  /** A group of the domain, or 'waiting': what waits for the viewer, corrections first. */
  readonly group?: string
  /** In the name of the scene or in the number. */
  readonly keyword?: string
  /** Submitted at or after, before. */
  readonly since?: Date
  readonly until?: Date
  /** The owner. */
  readonly person?: string
}

export interface ApplicationList {
  readonly rows: readonly ListedApplication[]
  readonly total: number
  /** Of those that the other filters leave; not of what waits. */
  readonly counts?: Readonly<Record<CaseGroup | 'all', number>>
}

/** People of a company that one may choose from. */
const mostPeople = 200
/** Of what ended well lately, so many are looked at for a rating that is missing. */
const mostToRate = 20

const receivedMessage = '提交成功，已推送至办理部门'

/** `230000-20261120-8F3K2M4N7P`: province, business day, 50 random bits; useless without its owner's session. */
const newApplyNo = (region: string, day: string): string =>
  `${region.slice(0, 6)}-${day.replaceAll('-', '')}-${createClientId().toUpperCase()}`

const isGroup = (group: string | undefined): group is CaseGroup => group !== undefined && Object.hasOwn(caseGroups, group)

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
    readonly list: (viewer: Viewer, filter: ApplicationFilter) => Effect.Effect<ApplicationList>
    /** Who filed the applications of a company, by owner. */
    readonly peopleOf: (company: string) => Effect.Effect<readonly { readonly key: string; readonly name: string }[]>
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
      const newestFirst = sql.literal('a.submitted_at DESC, a.apply_no')
      const listed = sql.literal(
        'a.apply_no, a.owner, a.scene_code, a.scene_hash, a.scene_name, a.region, a.region_name, a.submitted_at, a.filed_by'
      )

      const seenBy = ({ userId, company }: Viewer) =>
        company === undefined ? sql`a.owner = ${userId}` : sql`(a.owner = ${userId} OR a.company = ${company})`
      const seenInParts = ({ userId, company }: Viewer) => [
        sql`a.owner = ${userId}`,
        ...(company === undefined ? [] : [sql`a.company = ${company} AND a.owner <> ${userId}`])
      ]

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
        const result: SubmitResult = {
          applyNo,
          submittedAt: submittedAt.toISOString(),
          items: input.matters.map(({ code, name }) => ({
            subApplyNo: code,
            taskName: name,
            applyNo: caseNoOf(applyNo, code),
            message: receivedMessage
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
          input.submission.parts.map((part) => ({ caseNo: caseNoOf(applyNo, part.matterCode), deptCode: part.deptCode, part }))
        )
        if (input.place !== undefined) {
          const { owner, sceneCode, place } = input
          const matter = place.matters.find((code) => input.matters.some((one) => one.code === code)) ?? ''
          yield* bookings.book({ owner, sceneCode, place, cardId: input.applicant.cardId, applyNo, caseNo: caseNoOf(applyNo, matter) })
        }
        return result
      })

      const together = sql.join(' UNION ALL ', false)

      /** Corrections first, then what has ended well lately and waits for the rating of who filed it. */
      const waiting = ({ userId, company }: Viewer) => [
        sql`SELECT a.apply_no, a.submitted_at, 0 AS urgency FROM application a WHERE a.owner = ${userId} AND a.awaits_correction`,
        ...(company === undefined
          ? []
          : [
              sql`
                SELECT a.apply_no, a.submitted_at, 0 AS urgency FROM application a
                WHERE a.company = ${company} AND a.awaits_correction AND a.owner <> ${userId}`
            ]),
        sql`
          SELECT a.apply_no, a.submitted_at, 1 AS urgency
          FROM (SELECT a.apply_no, a.submitted_at FROM application a WHERE a.owner = ${userId} AND a.standing = 'success'
                ORDER BY ${newestFirst} LIMIT ${mostToRate}) a
          WHERE NOT EXISTS (SELECT 1 FROM rating r WHERE r.apply_no = a.apply_no)`
      ]

      const listWaiting = Effect.fnUntraced(function* (viewer: Viewer, { offset, limit }: ApplicationFilter) {
        const [counted] = yield* sql<{ count: number }>`SELECT count(*)::int AS count FROM (${together(waiting(viewer))}) a`
        const rows = yield* sql<ListedApplication>`
          SELECT ${listed} FROM (SELECT a.apply_no, a.urgency FROM (${together(waiting(viewer))}) a ORDER BY a.urgency, ${newestFirst} LIMIT ${limit} OFFSET ${offset}) first
            JOIN application a ON a.apply_no = first.apply_no
          ORDER BY first.urgency, ${newestFirst}`
        return { rows, total: counted?.count ?? 0 }
      }, Effect.orDie)

      const list = Effect.fn('Applications.list')(function* (viewer: Viewer, { offset, limit, group, ...filter }: ApplicationFilter) {
        const { keyword = '', since, until, person } = filter
        const filters = [
          ...(keyword === '' ? [] : [sql`(strpos(a.scene_name, ${keyword}) > 0 OR strpos(a.apply_no, ${keyword.toUpperCase()}) > 0)`]),
          ...(since === undefined ? [] : [sql`a.submitted_at >= ${since}`]),
          ...(until === undefined ? [] : [sql`a.submitted_at < ${until}`]),
          ...(person === undefined ? [] : [sql`a.owner = ${person}`])
        ]
        // Each part in the order of its own index; together they give every application once.
        const parts = (columns: string, more: readonly Statement.Fragment[]) =>
          seenInParts(viewer).map(
            (part) => sql`SELECT ${sql.literal(columns)} FROM application a WHERE ${sql.and([part, ...filters, ...more])}`
          )
        const inGroup = isGroup(group) ? [sql.in('a.standing', standingsIn[group])] : []
        const first = parts('a.apply_no, a.submitted_at', inGroup).map(
          (part) => sql`(${part} ORDER BY ${newestFirst} LIMIT ${offset + limit})`
        )
        const rows = yield* sql<ListedApplication>`
          SELECT ${listed} FROM application a
          WHERE a.apply_no IN (SELECT a.apply_no FROM (${together(first)}) a ORDER BY ${newestFirst} LIMIT ${limit} OFFSET ${offset})
          ORDER BY ${newestFirst}`
        const standings = yield* sql<{ standing: Standing; count: number }>`
          SELECT a.standing, count(*)::int AS count FROM (${together(parts('a.standing', []))}) a GROUP BY a.standing`
        const countOf = (...wanted: readonly Standing[]) =>
          standings.reduce((sum, { standing, count }) => (wanted.includes(standing) ? sum + count : sum), 0)
        const counts = {
          all: standings.reduce((sum, { count }) => sum + count, 0),
          inProgress: countOf(...standingsIn.inProgress),
          notPassed: countOf(...standingsIn.notPassed),
          success: countOf(...standingsIn.success)
        }
        return { rows, total: counts[isGroup(group) ? group : 'all'], counts }
      }, Effect.orDie)

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
        }),
        list: (viewer, filter) => (filter.group === 'waiting' ? listWaiting(viewer, filter) : list(viewer, filter)),
        // From person to person in the index: it costs as many steps as there are people.
        peopleOf: Effect.fn('Applications.peopleOf')(function* (company) {
          return yield* sql<{ key: string; name: string }>`
            WITH RECURSIVE person AS (
              (SELECT owner, filed_by FROM application WHERE company = ${company} ORDER BY owner LIMIT 1)
              UNION ALL
              SELECT following.owner, following.filed_by FROM person CROSS JOIN LATERAL (
                SELECT owner, filed_by FROM application a WHERE a.company = ${company} AND a.owner > person.owner ORDER BY a.owner LIMIT 1) following)
            SELECT owner AS key, coalesce(filed_by, '') AS name FROM person LIMIT ${mostPeople}`
        }, Effect.orDie)
      })
    })
  ).pipe(Layer.provide([Bookings.layer, Cases.layer, Deliveries.layer, Drafts.layer, MaterialFiles.layer, Subjects.layer]))
}
