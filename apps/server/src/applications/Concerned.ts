/**
 * Whom an application is about (关涉的人): people and companies that its subject or its relation conditions name, and those whom a register confirms as
 * theirs and who were led to it instead of filing it again. They find it among their own, hear of it once, and see how it stands, nothing of what
 * was filled in. Kept are hashes of their numbers under the installation's key. Who filed it is none of them.
 */
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type { Statement } from 'effect/sql'
import type { Viewer } from '../identity/viewer.ts'
import { Clock } from '../platform/Clock.ts'
import { InstallationKey } from '../platform/InstallationKey.ts'

export class Concerned extends Context.Service<
  Concerned,
  {
    /** Of a new application; part of the caller's transaction. */
    readonly name: (applyNo: string, numbers: readonly string[]) => Effect.Effect<void>
    /** In place of whom it named before. */
    readonly rename: (applyNo: string, numbers: readonly string[]) => Effect.Effect<void>
    /** Leads somebody to it who would have filed the same. */
    readonly lead: (applyNo: string, number: string) => Effect.Effect<void>
    /** It was looked at. */
    readonly heard: (viewer: Viewer, applyNo: string) => Effect.Effect<void>
    /** That application `a` is about the viewer and filed neither by them nor by the company they administer; alone what they have not heard of. */
    readonly isAbout: (viewer: Viewer, unheard?: boolean) => Statement.Fragment
  }
>()('@ljonething/server/applications/Concerned') {
  static readonly layer = Layer.effect(
    Concerned,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const clock = yield* Clock
      const key = yield* InstallationKey
      const hashOf = (number = ''): string => key.hash(`concerned ${number}`)
      const now = Effect.map(clock.now, DateTime.toDate)

      const name = Effect.fn('Concerned.name')(function* (applyNo: string, numbers: readonly string[]) {
        const hashes = numbers.map(hashOf)
        yield* sql`
          INSERT INTO application_concern (apply_no, number_hash, named) SELECT ${applyNo}, hash, true FROM unnest(${hashes}::text[]) AS hash
          ON CONFLICT (apply_no, number_hash) DO UPDATE SET named = true`
      }, Effect.orDie)

      return Concerned.of({
        name,
        rename: Effect.fn('Concerned.rename')(function* (applyNo, numbers) {
          yield* sql`DELETE FROM application_concern WHERE apply_no = ${applyNo} AND named`
          yield* name(applyNo, numbers)
        }, Effect.orDie),
        lead: Effect.fn('Concerned.lead')(function* (applyNo, number) {
          yield* sql`
            INSERT INTO application_concern (apply_no, number_hash, named, heard_at) VALUES (${applyNo}, ${hashOf(number)}, false, ${yield* now})
            ON CONFLICT DO NOTHING`
        }, Effect.orDie),
        heard: Effect.fn('Concerned.heard')(function* ({ number }, applyNo) {
          yield* sql`
            UPDATE application_concern SET heard_at = ${yield* now}
            WHERE apply_no = ${applyNo} AND number_hash = ${hashOf(number)} AND heard_at IS NULL`
        }, Effect.orDie),
        isAbout: ({ userId, company, number }, unheard = false) => {
          const about = sql`SELECT apply_no FROM application_concern WHERE number_hash = ${hashOf(number)}`
          return sql.and([
            sql`a.apply_no IN (${unheard ? sql`${about} AND heard_at IS NULL` : about})`,
            sql`a.owner <> ${userId}`,
            ...(company === undefined ? [] : [sql`a.company IS DISTINCT FROM ${company}`])
          ])
        }
      })
    })
  )
}
