/**
 * Delivers to the departments (推送部门): each has its own few lanes, so that a silent one delays nobody else. What is due is claimed for all lanes
 * that are free at once, sent side by side, each within `DEPARTMENT_TIMEOUT`, and recorded together with what ended meanwhile; no
 * transaction is open while something is sent.
 */
import { Cause, Effect, Exit, FiberSet, Layer, Queue, Semaphore } from 'effect'
import { ServiceConfig } from '../platform/Config.ts'
import { Worker } from '../platform/Worker.ts'
import { deliveryTopic } from './Deliveries.ts'
import { DeliveryClaims } from './DeliveryClaims.ts'
import type { ClaimedDelivery, DeliveryOutcome } from './DeliveryClaims.ts'
import { Department, DepartmentUnreachable } from './Department.ts'

const lanesOfDepartment = 4
/** After it what is due, and what has ended, since the last look is claimed and recorded together. */
const gathering = '50 millis'

export const DeliveryWorker = Layer.unwrap(
  Effect.gen(function* () {
    const claims = yield* DeliveryClaims
    const department = yield* Department
    const { departmentTimeout } = yield* ServiceConfig
    const busy = new Map<string, number>()
    const outcomes = yield* Queue.unbounded<DeliveryOutcome>()
    // Closed last: what has been answered when the service ends is recorded too.
    yield* Effect.addFinalizer(() => Effect.flatMap(Queue.clear(outcomes), (ended) => (ended.length === 0 ? Effect.void : record(ended))))
    const sending = yield* FiberSet.make<unknown>()
    const oneAtATime = yield* Semaphore.make(1)

    const occupy = ({ deptCode }: ClaimedDelivery, lanes: 1 | -1) => {
      const left = (busy.get(deptCode) ?? 0) + lanes
      if (left === 0) busy.delete(deptCode)
      else busy.set(deptCode, left)
    }

    const send = ({ kind, caseNo, deptCode, part, urgedOn }: ClaimedDelivery) => {
      if (kind === 'withdrawal') return department.withdraw(caseNo, deptCode)
      if (part === undefined) return Effect.fail(new DepartmentUnreachable({ deptCode, reason: '推送内容无法读取' }))
      const delivered = department.deliver(caseNo, part)
      return urgedOn === null ? delivered : Effect.andThen(delivered, department.urge(caseNo, deptCode, urgedOn))
    }

    const failureOf = Effect.fnUntraced(function* (claimed: ClaimedDelivery) {
      const exit = yield* send(claimed).pipe(
        Effect.timeoutOrElse({
          duration: departmentTimeout,
          orElse: () => Effect.fail(new DepartmentUnreachable({ deptCode: claimed.deptCode, reason: '部门系统超时未答复' }))
        }),
        Effect.exit
      )
      if (Exit.isSuccess(exit)) return undefined
      const error = Cause.squash(exit.cause)
      yield* Effect.logWarning('推送部门失败，稍后重试', ...(error instanceof DepartmentUnreachable ? [] : [exit.cause])).pipe(
        Effect.annotateLogs({ caseNo: claimed.caseNo, kind: claimed.kind, attempts: claimed.attempts })
      )
      return error instanceof DepartmentUnreachable ? error.reason : '推送时出错'
    })

    const deliver = (claimed: ClaimedDelivery) =>
      failureOf(claimed).pipe(
        Effect.flatMap((failure) => Queue.offer(outcomes, { claimed, failure })),
        Effect.onInterrupt(() => claims.release(claimed))
      )

    const claimDue = oneAtATime.withPermit(
      Effect.gen(function* () {
        const claimed = yield* claims.claim(lanesOfDepartment, busy)
        for (const one of claimed) occupy(one, 1)
        yield* Effect.forEach(claimed, (one) => FiberSet.run(sending, deliver(one)), { discard: true })
      }).pipe(Effect.uninterruptible)
    )

    const record = (ended: readonly DeliveryOutcome[]) =>
      claims.record(ended).pipe(
        Effect.catchCause((cause) => Effect.logError('推送结果未能记录', cause)),
        Effect.ensuring(
          Effect.sync(() => {
            for (const { claimed } of ended) occupy(claimed, -1)
          })
        )
      )

    yield* Effect.uninterruptibleMask((restore) => Effect.flatMap(restore(Queue.takeAll(outcomes)), record)).pipe(
      Effect.andThen(claimDue),
      Effect.andThen(Effect.sleep(gathering)),
      Effect.catchCause((cause) => (Cause.hasInterruptsOnly(cause) ? Effect.failCause(cause) : Effect.logError('推送部门中断', cause))),
      Effect.forever,
      Effect.forkScoped
    )

    return Worker({ name: '推送部门', interval: '2 seconds', topic: deliveryTopic, run: Effect.andThen(claimDue, Effect.sleep(gathering)) })
  })
)
