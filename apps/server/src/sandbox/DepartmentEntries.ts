/**
 * What the sandbox departments enter in their registers (登记): for a matter they approve, the facts of the row that the application is about, by the
 * rows of `entries` in `content/registry-sample.json`. What a register does not know it does not learn from a form.
 *   { matter: '1123…', register: 'birthCert', match: { motherIdCard: 'motherIdCard', … }, set: { issued: true } }
 * `@today` is set as the day on which it is entered.
 */
import type { SubmissionPart } from '@ljonething/domain/submission/Submission'
import { Context, Effect, Layer, Option, Schema } from 'effect'
import { SqlClient } from 'effect/sql'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { SandboxRecords } from './SandboxRecords.ts'
import { registerRow } from './stored/registerRow.ts'
import type { RegisterRow } from './stored/registerRow.ts'

const Entry = Schema.Struct({
  /** Its implementing code (实施编码). */
  matter: Schema.String,
  register: Schema.String,
  /** Key of the row → name of the field. */
  match: Schema.Record(Schema.String, Schema.String),
  set: Schema.Record(Schema.String, Schema.Unknown)
})
const readEntry = Schema.decodeUnknownOption(Entry)

export class DepartmentEntries extends Context.Service<
  DepartmentEntries,
  {
    /** Part of the caller's transaction; entered again it changes nothing. */
    readonly enter: (part: SubmissionPart) => Effect.Effect<void>
  }
>()('@ljonething/server/sandbox/DepartmentEntries') {
  static readonly layer = Layer.effect(
    DepartmentEntries,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const records = yield* SandboxRecords
      const clock = yield* Clock

      const setRow = Effect.fn('DepartmentEntries.setRow')(function* (register: string, facts: RegisterRow, set: RegisterRow) {
        const kept = yield* sql<{ position: number; record: unknown }>`
          SELECT position, record FROM sandbox_register WHERE register = ${register} ORDER BY position FOR UPDATE`
        for (const { position, record } of kept) {
          const row = yield* registerRow.read(record, `${register} ${position}`)
          const isMeant = row !== undefined && Object.entries(facts).every(([key, value]) => row[key] === value)
          if (!isMeant || Object.entries(set).every(([key, value]) => row[key] === value)) continue
          yield* sql`
            UPDATE sandbox_register SET record = ${registerRow.write({ ...row, ...set })}::jsonb
            WHERE register = ${register} AND position = ${position}`
        }
      }, Effect.orDie)

      return DepartmentEntries.of({
        enter: Effect.fn('DepartmentEntries.enter')(function* ({ implementCode, fields }) {
          const rows = yield* records.all
          const entries = rows('entries').flatMap((row) => Option.toArray(readEntry(row)))
          const today = dayOf(yield* clock.now)
          const values = new Map(fields.map(({ id, value }) => [id, value]))
          for (const { register, match, set } of entries.filter(({ matter }) => matter === implementCode)) {
            const facts = Object.fromEntries(Object.entries(match).map(([key, name]) => [key, values.get(name) ?? '']))
            const entered = Object.fromEntries(Object.entries(set).map(([key, value]) => [key, value === '@today' ? today : value]))
            if (!Object.values(facts).includes('')) yield* setRow(register, facts, entered)
          }
        })
      })
    })
  ).pipe(Layer.provide(SandboxRecords.layer))
}
