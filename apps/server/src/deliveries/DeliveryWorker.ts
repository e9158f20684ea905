/**
 * Delivers to the departments (推送部门): each has its own few lanes, open while something is due for it, so that a silent one delays nobody
 * else. A lane sends one after the other, each within `DEPARTMENT_TIMEOUT`; no transaction is open meanwhile.
 */
import { Cause, Effect, Exit, FiberMap, Layer } from 'effect'
import { ServiceConfig } from '../platform/Config.ts'
import { Worker } from '../platform/Worker.ts'
import { Deliveries, deliveryTopic } from './Deliveries.ts'
import type { ClaimedDelivery } from './Deliveries.ts'
import { Department, DepartmentUnreachable } from './Department.ts'

const lanesOfDepartment = [1, 2, 3, 4]

export const DeliveryWorker = Layer.unwrap(
  Effect.gen(function* () {
    const deliveries = yield* Deliveries
    const department = yield* Department
    const { departmentTimeout } = yield* ServiceConfig
    const lanes = yield* FiberMap.make<string>()

    const send = ({ kind, caseNo, deptCode, part }: ClaimedDelivery) => {
      if (kind === 'withdrawal') return department.withdraw(caseNo, deptCode)
      if (part === undefined) return Effect.fail(new DepartmentUnreachable({ deptCode, reason: '推送内容无法读取' }))
      return department.deliver(caseNo, part)
    }

    const deliver = Effect.fn('DeliveryWorker.deliver')(function* (claimed: ClaimedDelivery) {
      const exit = yield* send(claimed).pipe(
        Effect.timeoutOrElse({
          duration: departmentTimeout,
          orElse: () => Effect.fail(new DepartmentUnreachable({ deptCode: claimed.deptCode, reason: '部门系统超时未答复' }))
        }),
        Effect.exit
      )
      if (Exit.isSuccess(exit)) return yield* deliveries.record(claimed, undefined)
      const error = Cause.squash(exit.cause)
      yield* Effect.logWarning('推送部门失败，稍后重试', ...(error instanceof DepartmentUnreachable ? [] : [exit.cause])).pipe(
        Effect.annotateLogs({ caseNo: claimed.caseNo, kind: claimed.kind, attempts: claimed.attempts })
      )
      yield* deliveries.record(claimed, error instanceof DepartmentUnreachable ? error.reason : '推送时出错')
    })

    const lane = Effect.fn('DeliveryWorker.lane')(
      function* (deptCode: string) {
        for (;;) {
          const claimed = yield* deliveries.claim(deptCode)
          if (claimed === undefined) return
          yield* Effect.onInterrupt(deliver(claimed), () => deliveries.release(claimed))
        }
      },
      Effect.catchCause((cause) => (Cause.hasInterruptsOnly(cause) ? Effect.failCause(cause) : Effect.logError('推送部门中断', cause)))
    )

    return Worker({
      name: '推送部门',
      interval: '2 seconds',
      topic: deliveryTopic,
      run: Effect.flatMap(
        deliveries.dueDepartments,
        Effect.forEach(
          (deptCode) =>
            Effect.forEach(lanesOfDepartment, (number) =>
              FiberMap.run(lanes, `${deptCode}/${number}`, lane(deptCode), { onlyIfMissing: true })
            ),
          { discard: true }
        )
      )
    })
  })
)
