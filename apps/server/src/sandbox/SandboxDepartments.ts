/**
 * The sandbox departments (沙箱部门): take deliveries and move their cases by the script, as the movable clock says.
 */
import { isFinal } from '@ljonething/domain/cases/caseStatus'
import type { Case } from '@ljonething/domain/cases/lifecycle'
import { Cause, DateTime, Effect, Layer, Option } from 'effect'
import { Cases } from '../cases/Cases.ts'
import type { StoredCase } from '../cases/StoredCase.ts'
import { Department, DepartmentUnreachable } from '../deliveries/Department.ts'
import { Clock } from '../platform/Clock.ts'
import { ServiceConfig } from '../platform/Config.ts'
import { Signals } from '../platform/Signals.ts'
import { Worker } from '../platform/Worker.ts'
import { DepartmentDesk } from './DepartmentDesk.ts'
import type { DueCase, Settled } from './DepartmentDesk.ts'
import { DepartmentModes } from './DepartmentModes.ts'
import { DepartmentMoves } from './DepartmentMoves.ts'
import { dueMoves, nextDue } from './departmentScript.ts'
import type { DepartmentMode } from './departmentScript.ts'

export const departmentsTopic = 'sandbox-departments'

export const SandboxDepartment = Layer.effect(
  Department,
  Effect.gen(function* () {
    const desk = yield* DepartmentDesk
    const modes = yield* DepartmentModes
    const signals = yield* Signals
    const answering = (deptCode: string, answers: Effect.Effect<boolean>) =>
      Effect.flatMap(answers, (answered) =>
        answered ? Effect.void : Effect.fail(new DepartmentUnreachable({ deptCode, reason: '部门系统无响应' }))
      )
    return Department.of({
      certificateFile: () => Effect.undefined,
      deliver: (caseNo, { deptCode }) => answering(deptCode, desk.take(caseNo, deptCode)),
      urge: (caseNo, deptCode, onDay) => answering(deptCode, desk.urge(caseNo, deptCode, onDay)),
      withdraw: (caseNo, deptCode) => answering(deptCode, desk.giveBack(caseNo, deptCode)),
      // It looks at its desk at once and moves its cases by itself.
      movesOf: (_caseNo, deptCode) =>
        Effect.as(
          answering(
            deptCode,
            Effect.flatMap(modes.all, (all) => Effect.as(signals.publish(departmentsTopic), all.get(deptCode) !== 'fail'))
          ),
          []
        )
    })
  })
).pipe(Layer.provide([DepartmentDesk.layer, DepartmentModes.layer]))

const atOnce = 100
/** Until a case that could not be moved is looked at again. */
const pauseMs = 60_000

const work = Effect.gen(function* () {
  const { sandbox, departmentUrl } = yield* ServiceConfig
  if (!sandbox || Option.isSome(departmentUrl)) return false
  const cases = yield* Cases
  const desk = yield* DepartmentDesk
  const departments = yield* DepartmentMoves
  const now = DateTime.toDate(yield* (yield* Clock).now)
  const later = new Date(now.getTime() + pauseMs)

  const settledAt = (due: DueCase, { status }: Case, next: Date | null): Settled => ({ ...due, nextAt: isFinal(status) ? undefined : next })

  const moved = Effect.fnUntraced(function* (due: DueCase, stored: StoredCase, mode: DepartmentMode) {
    const { caseNo, current, promisedDays } = stored
    const moves = dueMoves(current, mode, promisedDays, now)
    // What was just taken is only looked at.
    if (moves.length === 0) return settledAt(due, current, nextDue(current, mode, promisedDays) ?? null)
    const outcome = yield* departments.move(caseNo, ...moves)
    if (!outcome.ok) return settledAt(due, current, later)
    return settledAt(due, outcome.case, nextDue(outcome.case, mode, promisedDays) ?? null)
  })

  const due = yield* desk.due(now, atOnce)
  if (due.length === 0) return false
  const modes = yield* (yield* DepartmentModes).all
  const stored = new Map((yield* cases.named(due.map(({ caseNo }) => caseNo))).map((one) => [one.caseNo, one]))
  const settled = yield* Effect.forEach(due, (one): Effect.Effect<Settled> => {
    const kept = stored.get(one.caseNo)
    if (kept === undefined) return Effect.succeed({ ...one, nextAt: undefined })
    return Effect.catchCause(moved(one, kept, modes.get(kept.deptCode) ?? 'normal'), (cause) =>
      Cause.hasInterruptsOnly(cause)
        ? Effect.failCause(cause).pipe(Effect.orDie)
        : Effect.as(Effect.logError('沙箱部门无法办理', cause), { ...one, nextAt: later })
    )
  })
  yield* desk.settle(settled)
  return due.length === atOnce
})

export const SandboxDepartmentWorker = Worker({ name: '沙箱部门', interval: '1 second', topic: departmentsTopic, run: work }).pipe(
  Layer.provide([DepartmentDesk.layer, DepartmentModes.layer, DepartmentMoves.layer])
)
