/**
 * Works through batches of retirements (批量退休后台提交): claims a few rows, asks once for the staff of each batch among them, submits side by side, and
 * records each as it ends. A process that dies leaves its rows due when their claims run out; nobody is submitted twice.
 */
import { Effect, Layer } from 'effect'
import { Worker } from '../platform/Worker.ts'
import { BatchClaims } from './BatchClaims.ts'
import type { BatchContext, ClaimedRow } from './BatchClaims.ts'
import { batchTopic } from './BatchHandIns.ts'
import { CompanyStaff } from './CompanyStaff.ts'
import type { CompanyMember } from './CompanyStaff.ts'
import { gone, later } from './rowOutcomes.ts'
import { RowSubmits } from './RowSubmits.ts'

const rowsAtOnce = 16
const lanes = 4
const pauseSeconds = 10

export const BatchWorker = Layer.unwrap(
  Effect.gen(function* () {
    const claims = yield* BatchClaims
    const companyStaff = yield* CompanyStaff
    const rows = yield* RowSubmits

    const refuse = (claimed: ClaimedRow) => claims.record(claimed, gone)
    const wait = (claimed: ClaimedRow) => claims.record(claimed, later(claimed, pauseSeconds))
    const submitOne = (context: BatchContext, staff: ReadonlyMap<string, CompanyMember>) => (claimed: ClaimedRow) =>
      Effect.flatMap(rows.submit(claimed, context, staff.get(claimed.content?.empIdCard.toUpperCase() ?? '')), (outcome) =>
        claims.record(claimed, outcome)
      )
    const submitBatch = Effect.fnUntraced(function* (batchNo: string, claimed: readonly ClaimedRow[]) {
      const context = yield* claims.contextOf(batchNo)
      // What cannot be read now never will be, and would hold up the next batch of the company.
      if (context === undefined) return yield* Effect.forEach(claimed, refuse, { discard: true })
      const staff = yield* Effect.option(companyStaff.of(context.user))
      if (staff._tag === 'None') return yield* Effect.forEach(claimed, wait, { discard: true })
      const byNumber = new Map(staff.value.map((member) => [member.empIdCard.toUpperCase(), member]))
      yield* Effect.forEach(claimed, submitOne(context, byNumber), { concurrency: lanes, discard: true })
    })

    const run = Effect.gen(function* () {
      const claimed = yield* claims.claim(rowsAtOnce)
      const byBatch = Map.groupBy(claimed, ({ batchNo }) => batchNo)
      yield* Effect.forEach(byBatch, ([batchNo, list]) => submitBatch(batchNo, list), { concurrency: 2, discard: true })
      return claimed.length === rowsAtOnce
    })
    return Worker({ name: '批量退休提交', interval: '2 seconds', topic: batchTopic, run })
  })
)
