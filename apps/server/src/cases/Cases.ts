/**
 * Cases (办件): one per matter of an application. The log of actions is append only; the status beside it is derived from the log and
 * kept in the same transaction. A replayed action key changes nothing. Moves outside the lifecycle of the domain are refused.
 * Where an action of the log cannot be read the case stands as its status says, and does not move.
 */
import { parseStatus, receivedStatus } from '@ljonething/domain/cases/caseStatus'
import { advanceCase, receiveCase } from '@ljonething/domain/cases/lifecycle'
import type { Case, CaseAction, ForbiddenMove } from '@ljonething/domain/cases/lifecycle'
import type { PlannedMatter } from '@ljonething/domain/plan/Plan'
import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { caseAction } from './stored/caseAction.ts'

export interface CaseRow {
  readonly caseNo: string
  readonly applyNo: string
  readonly matterCode: string
  readonly matterName: string
  readonly deptCode: string
  readonly department: string
  readonly promisedDays: number
  readonly handleType: string
  readonly resultName: string
  readonly receivedAt: Date
  readonly status: number
}

export interface StoredCase extends CaseRow {
  readonly current: Case
  /** Entries at the end of the log that cannot be read are left out of it. */
  readonly wholeLog: boolean
}

export const caseNoOf = (applyNo: string, matterCode: string): string => `${applyNo}-${matterCode}`

export type ActOutcome =
  { readonly ok: true; readonly case: Case } | { readonly ok: false; readonly error: ForbiddenMove | 'no such case' | 'unreadable log' }

export class Cases extends Context.Service<
  Cases,
  {
    /** Opens one case per matter, numbered after the application; part of the caller's transaction. */
    readonly open: (applyNo: string, matters: readonly PlannedMatter['matter'][], receivedAt: Date) => Effect.Effect<void>
    readonly ofApplications: (applyNos: readonly string[]) => Effect.Effect<readonly StoredCase[]>
    readonly act: (caseNo: string, action: CaseAction) => Effect.Effect<ActOutcome>
  }
>()('@ljonething/server/cases/Cases') {
  static readonly layer = Layer.effect(
    Cases,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const columns = sql.literal(
        'c.case_no, c.apply_no, c.matter_code, c.matter_name, c.dept_code, c.department, c.promised_days, c.handle_type, c.result_name, c.received_at, c.status'
      )

      const actionsOf = (caseNos: readonly string[]) =>
        sql<{ caseNo: string; action: unknown }>`
          SELECT case_no, action FROM case_action WHERE ${sql.in('case_no', caseNos)} ORDER BY case_no, seq`

      const replay = Effect.fn('Cases.replay')(function* (row: CaseRow, kept: readonly { readonly action: unknown }[]) {
        const actions: CaseAction[] = []
        for (const { action } of kept) {
          const read = yield* caseAction.read(action, row.caseNo)
          if (read === undefined) break
          actions.push(read)
        }
        const { caseNo, matterCode, receivedAt } = row
        const current = actions.reduce(
          (theCase, action) => {
            const moved = advanceCase(theCase, action)
            return moved.ok ? moved.case : theCase
          },
          receiveCase({ caseNo, matterCode, receivedAt: receivedAt.toISOString() })
        )
        const wholeLog = actions.length === kept.length
        return { current: wholeLog ? current : { ...current, status: parseStatus(row.status) ?? current.status }, wholeLog }
      })

      const open = Effect.fn('Cases.open')(function* (applyNo: string, matters: readonly PlannedMatter['matter'][], receivedAt: Date) {
        const rows = matters.map((matter, position) => ({
          caseNo: caseNoOf(applyNo, matter.code),
          applyNo,
          position,
          matterCode: matter.code,
          matterName: matter.name,
          deptCode: matter.deptCode,
          department: matter.department,
          promisedDays: matter.promisedDays,
          handleType: matter.handleType,
          resultName: matter.approvalResult.name,
          receivedAt,
          status: receivedStatus
        }))
        yield* Effect.forEach(rows, (row) => sql`INSERT INTO handling_case ${sql.insert(row)}`, { discard: true })
      }, Effect.orDie)

      const ofApplications = Effect.fn('Cases.ofApplications')(function* (applyNos: readonly string[]) {
        if (applyNos.length === 0) return []
        const rows = yield* sql<CaseRow>`
          SELECT ${columns} FROM handling_case c WHERE ${sql.in('c.apply_no', applyNos)} ORDER BY c.apply_no, c.position`
        const actions = rows.length === 0 ? [] : yield* actionsOf(rows.map(({ caseNo }) => caseNo))
        const byCase = Map.groupBy(actions, ({ caseNo }) => caseNo)
        return yield* Effect.forEach(rows, (row) =>
          Effect.map(replay(row, byCase.get(row.caseNo) ?? []), (replayed): StoredCase => ({ ...row, ...replayed }))
        )
      }, Effect.orDie)

      const act = Effect.fn('Cases.act')(
        function* (caseNo: string, action: CaseAction) {
          const rows = yield* sql<CaseRow>`SELECT ${columns} FROM handling_case c WHERE case_no = ${caseNo} FOR UPDATE`
          const row = rows[0]
          if (row === undefined) return { ok: false, error: 'no such case' } satisfies ActOutcome
          const actions = yield* actionsOf([caseNo])
          const { current: before, wholeLog } = yield* replay(row, actions)
          if (!wholeLog) return { ok: false, error: 'unreadable log' } satisfies ActOutcome
          const moved = advanceCase(before, action)
          if (!moved.ok) return { ok: false, error: moved.error } satisfies ActOutcome
          if (moved.case === before || moved.case.log.length === before.log.length) return { ok: true, case: before } satisfies ActOutcome
          yield* sql`
          INSERT INTO case_action (case_no, seq, action_key, action)
          VALUES (${caseNo}, ${actions.length + 1}, ${action.key}, ${caseAction.write(action)}::jsonb)`
          yield* sql`UPDATE handling_case SET status = ${moved.case.status} WHERE case_no = ${caseNo}`
          return { ok: true, case: moved.case } satisfies ActOutcome
        },
        sql.withTransaction,
        Effect.orDie
      )

      return Cases.of({ open, ofApplications, act })
    })
  )
}
