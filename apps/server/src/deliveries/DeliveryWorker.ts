/**
 * Delivers the parts of submissions to their departments (推送部门): claimed one by one under a row lock, so that several processes share
 * the work; tried again after 5 s, 10 s, 20 s … up to 10 min. A process that dies in between leaves the row due. Times are the real clock.
 * A part that cannot be read stays, failing, for the version of the service that can.
 */
import { DateTime, Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { Worker } from '../platform/Worker.ts'
import { deliveryTopic } from './Deliveries.ts'
import { Department } from './Department.ts'
import { submissionPart } from './stored/submissionPart.ts'

const firstPauseSeconds = 5
const longestPauseSeconds = 600

const deliverOne = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const department = yield* Department
  const now = DateTime.toDate(yield* DateTime.now)
  const rows = yield* sql<{ caseNo: string; part: unknown; attempts: number }>`
    SELECT case_no, part, attempts FROM delivery WHERE state <> 'delivered' AND next_attempt_at <= ${now}
    ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED`
  const due = rows[0]
  if (due === undefined) return false
  const part = yield* submissionPart.read(due.part, due.caseNo)
  const failure =
    part === undefined
      ? '推送内容无法读取'
      : yield* department.deliver(due.caseNo, part).pipe(
          Effect.as(undefined),
          Effect.catchTag('DepartmentUnreachable', ({ reason }) => Effect.succeed(reason))
        )
  if (failure === undefined) {
    yield* sql`UPDATE delivery SET state = 'delivered', attempts = attempts + 1, delivered_at = ${now}, last_error = NULL WHERE case_no = ${due.caseNo}`
  } else {
    const pause = Math.min(firstPauseSeconds * 2 ** due.attempts, longestPauseSeconds)
    const next = new Date(now.getTime() + pause * 1_000)
    yield* sql`
      UPDATE delivery SET state = 'failing', attempts = attempts + 1, next_attempt_at = ${next}, last_error = ${failure} WHERE case_no = ${due.caseNo}`
    yield* Effect.logWarning('推送部门失败，稍后重试').pipe(Effect.annotateLogs({ caseNo: due.caseNo, attempts: due.attempts + 1 }))
  }
  return true
})

export const DeliveryWorker = Worker({
  name: '推送部门',
  interval: '2 seconds',
  topic: deliveryTopic,
  run: Effect.flatMap(SqlClient.SqlClient, (sql) => sql.withTransaction(deliverOne))
})
