/**
 * Lists of applications (办件列表): what a viewer sees, newest first, by group, words, days and person, in pages; and what waits for them. Every
 * part of a list is read in the order of an index of its own, so that a page costs the same however many applications there are.
 */
import { standingsIn } from '@ljonething/domain/cases/application'
import type { Standing } from '@ljonething/domain/cases/application'
import { caseGroups } from '@ljonething/domain/cases/caseStatus'
import type { CaseGroup } from '@ljonething/domain/cases/caseStatus'
import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type { Statement } from 'effect/sql'
import type { Viewer } from '../identity/viewer.ts'
import type { ApplicationRow } from './Applications.ts'
import { listedColumns } from './Applications.ts'
import { Concerned } from './Concerned.ts'

/** What a list knows of an application: nothing of what was filled in. */
export type ListedApplication = Omit<ApplicationRow, 'applicant' | 'submitted'>

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

const isGroup = (group: string | undefined): group is CaseGroup => group !== undefined && Object.hasOwn(caseGroups, group)

export class ApplicationLists extends Context.Service<
  ApplicationLists,
  {
    readonly list: (viewer: Viewer, filter: ApplicationFilter) => Effect.Effect<ApplicationList>
    /** Who filed the applications of a company, by owner. */
    readonly peopleOf: (company: string) => Effect.Effect<readonly { readonly key: string; readonly name: string }[]>
  }
>()('@ljonething/server/applications/ApplicationLists') {
  static readonly layer = Layer.effect(
    ApplicationLists,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const concerned = yield* Concerned
      const newestFirst = sql.literal('a.submitted_at DESC, a.apply_no')
      const listed = sql.literal(listedColumns)
      const seenInParts = (viewer: Viewer) => {
        const { userId, company } = viewer
        return [
          sql`a.owner = ${userId}`,
          ...(company === undefined ? [] : [sql`a.company = ${company} AND a.owner <> ${userId}`]),
          concerned.isAbout(viewer)
        ]
      }

      const together = sql.join(' UNION ALL ', false)

      /** Corrections first, then what others filed about the viewer and is new to them, then what has ended well lately and is not rated. */
      const waiting = (viewer: Viewer, { userId, company } = viewer) => [
        sql`SELECT a.apply_no, a.submitted_at, 0 AS urgency FROM application a WHERE a.owner = ${userId} AND a.awaits_correction`,
        ...(company === undefined
          ? []
          : [
              sql`
                SELECT a.apply_no, a.submitted_at, 0 AS urgency FROM application a
                WHERE a.company = ${company} AND a.awaits_correction AND a.owner <> ${userId}`
            ]),
        sql`SELECT a.apply_no, a.submitted_at, 1 AS urgency FROM application a WHERE ${concerned.isAbout(viewer, true)}`,
        sql`
          SELECT a.apply_no, a.submitted_at, 2 AS urgency
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

      const list = Effect.fn('ApplicationLists.list')(function* (viewer: Viewer, { offset, limit, group, ...filter }: ApplicationFilter) {
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

      return ApplicationLists.of({
        list: (viewer, filter) => (filter.group === 'waiting' ? listWaiting(viewer, filter) : list(viewer, filter)),
        // From person to person in the index: it costs as many steps as there are people.
        peopleOf: Effect.fn('ApplicationLists.peopleOf')(function* (company) {
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
  ).pipe(Layer.provide(Concerned.layer))
}
