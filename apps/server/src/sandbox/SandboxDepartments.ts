/** The sandbox departments (沙箱部门): take deliveries and move their cases by the script, as the movable clock says. */
import type { CaseAction } from '@ljonething/domain/cases/lifecycle'
import { DateTime, Effect, Layer, Option } from 'effect'
import { SqlClient } from 'effect/sql'
import { Cases } from '../cases/Cases.ts'
import { isWithDepartmentSql } from '../cases/statusSql.ts'
import { Deliveries } from '../deliveries/Deliveries.ts'
import { Department, DepartmentUnreachable } from '../deliveries/Department.ts'
import { Clock } from '../platform/Clock.ts'
import { ServiceConfig } from '../platform/Config.ts'
import { Worker } from '../platform/Worker.ts'
import { dueMove } from './departmentScript.ts'
import type { DepartmentMode } from './departmentScript.ts'

export const departmentsTopic = 'sandbox-departments'

export const SandboxDepartment = Layer.effect(
  Department,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const answer = Effect.fn('SandboxDepartment.answer')(function* (deptCode: string) {
      const rows = yield* Effect.orDie(sql<{ mode: DepartmentMode }>`SELECT mode FROM sandbox_department WHERE dept_code = ${deptCode}`)
      if (rows[0]?.mode === 'fail') return yield* new DepartmentUnreachable({ deptCode, reason: '部门系统无响应' })
    })
    return Department.of({
      deliver: (_caseNo, { deptCode }) => answer(deptCode),
      withdraw: (_caseNo, deptCode) => answer(deptCode)
    })
  })
)

const longestChain = 20

const work = Effect.gen(function* () {
  const { sandbox, departmentUrl } = yield* ServiceConfig
  if (!sandbox || Option.isSome(departmentUrl)) return
  const sql = yield* SqlClient.SqlClient
  const cases = yield* Cases
  const deliveries = yield* Deliveries
  const clock = yield* Clock
  const now = DateTime.toDate(yield* clock.now)
  const open = yield* sql<{ applyNo: string }>`
    SELECT DISTINCT c.apply_no FROM handling_case c JOIN delivery d ON d.case_no = c.case_no
    WHERE d.kind = 'part' AND d.state = 'delivered' AND c.status ${sql.literal(isWithDepartmentSql)} LIMIT 500`
  const stored = yield* cases.ofApplications(open.map(({ applyNo }) => applyNo))
  const states = yield* deliveries.statesOf(stored.map(({ caseNo }) => caseNo))
  const modes = new Map(
    (yield* sql<{ deptCode: string; mode: DepartmentMode }>`SELECT dept_code, mode FROM sandbox_department`).map(({ deptCode, mode }) => [
      deptCode,
      mode
    ])
  )
  for (const entry of stored) {
    if (states.get(entry.caseNo) !== 'delivered') continue
    const mode = modes.get(entry.deptCode) ?? 'normal'
    let current = entry.current
    for (let round = 0; round < longestChain; round += 1) {
      const move = dueMove(current, mode, entry.promisedDays, now)
      if (move === undefined) break
      const action: CaseAction = {
        kind: 'move',
        to: move.to,
        by: 'department',
        at: move.at,
        key: `${move.to}@${current.log.length}`,
        ...(move.note === undefined ? {} : { note: move.note })
      }
      const outcome = yield* cases.act(entry.caseNo, action)
      if (!outcome.ok) break
      current = outcome.case
    }
  }
})

export const SandboxDepartmentWorker = Worker({ name: '沙箱部门', interval: '1 second', topic: departmentsTopic, run: work })
