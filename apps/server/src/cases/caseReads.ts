/**
 * Reading cases (办件读取): rows and logs of their tables, and the case that a log gives, replayed by the lifecycle of the domain. Where an action of
 * the log cannot be read the case stands as its status says.
 */
import { parseStatus } from '@ljonething/domain/cases/caseStatus'
import { advanceCase, receiveCase } from '@ljonething/domain/cases/lifecycle'
import type { CaseAction } from '@ljonething/domain/cases/lifecycle'
import { Effect } from 'effect'
import type { SqlClient } from 'effect/sql'
import { caseAction } from './stored/caseAction.ts'
import { caseNeeds } from './stored/caseNeeds.ts'
import type { KeptCase, StoredCase } from './StoredCase.ts'

export const caseReads = (sql: SqlClient.SqlClient) => {
  const columns = sql.literal(
    'c.case_no, c.apply_no, c.matter_code, c.matter_name, c.dept_code, c.department, c.promised_days, c.handle_type, c.result_name, c.received_at, c.status, c.needs'
  )

  const actionsOf = (caseNos: readonly string[]) =>
    sql<{ caseNo: string; action: unknown }>`
      SELECT case_no, action FROM case_action WHERE ${sql.in('case_no', caseNos)} ORDER BY case_no, seq`

  const replay = Effect.fnUntraced(function* (row: KeptCase, kept: readonly { readonly action: unknown }[]) {
    const needed = row.needs === null ? undefined : yield* caseNeeds.read(row.needs, row.caseNo)
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
      receiveCase({ caseNo, matterCode, receivedAt: receivedAt.toISOString(), ...needed })
    )
    const wholeLog = actions.length === kept.length && (row.needs === null || needed !== undefined)
    return { current: wholeLog ? current : { ...current, status: parseStatus(row.status) ?? current.status }, wholeLog }
  })

  const storedOf = Effect.fn('caseReads.storedOf')(function* (rows: readonly KeptCase[]) {
    const actions = rows.length === 0 ? [] : yield* actionsOf(rows.map(({ caseNo }) => caseNo))
    const byCase = Map.groupBy(actions, ({ caseNo }) => caseNo)
    return yield* Effect.forEach(rows, ({ needs, ...row }) =>
      Effect.map(replay({ ...row, needs }, byCase.get(row.caseNo) ?? []), (replayed): StoredCase => ({ ...row, ...replayed }))
    )
  })

  const rowsOf = (applyNos: readonly string[]) =>
    sql<KeptCase>`SELECT ${columns} FROM handling_case c WHERE ${sql.in('c.apply_no', applyNos)} ORDER BY c.apply_no, c.position`

  const rowsNamed = (caseNos: readonly string[]) =>
    sql<KeptCase>`SELECT ${columns} FROM handling_case c WHERE ${sql.in('c.case_no', caseNos)}`

  return { columns, actionsOf, replay, storedOf, rowsOf, rowsNamed }
}
