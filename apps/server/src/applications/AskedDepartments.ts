/**
 * Asking the departments again (刷新进度): each that has a case of the application and is not through with it tells its moves, all at once and within
 * the time a department is given; what is new goes into the log of the case, what is known changes nothing. Who does not answer is named, and the
 * others are heard. Source: spec §7.4 refreshApplyData.
 */
import type { NotFound } from '@ljonething/api/errors/errors'
import { isFinal } from '@ljonething/domain/cases/caseStatus'
import { Context, Effect, Layer } from 'effect'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { Cases } from '../cases/Cases.ts'
import type { StoredCase } from '../cases/StoredCase.ts'
import { Deliveries } from '../deliveries/Deliveries.ts'
import { Department, DepartmentUnreachable } from '../deliveries/Department.ts'
import type { DepartmentMove } from '../deliveries/Department.ts'
import type { Viewer } from '../identity/viewer.ts'
import { ServiceConfig } from '../platform/Config.ts'
import { Applications } from './Applications.ts'
import type { ApplicationRow } from './Applications.ts'
import { plannedAs } from './plannedAs.ts'
import { requestOfPart } from './requestOfPart.ts'

export interface AskedAgain {
  /** How many departments were asked. */
  readonly asked: number
  /** Names of those that did not answer. */
  readonly silent: readonly string[]
}

export class AskedDepartments extends Context.Service<
  AskedDepartments,
  { readonly ask: (viewer: Viewer, applyNo: string) => Effect.Effect<AskedAgain, NotFound> }
>()('@ljonething/server/applications/AskedDepartments') {
  static readonly layer = Layer.effect(
    AskedDepartments,
    Effect.gen(function* () {
      const applications = yield* Applications
      const cases = yield* Cases
      const catalogue = yield* Catalogue
      const deliveries = yield* Deliveries
      const department = yield* Department
      const { departmentTimeout } = yield* ServiceConfig

      /** What it asks to be corrected it names as its part does. */
      const withWholeIds = Effect.fnUntraced(function* (
        row: ApplicationRow,
        { matterCode, deptCode }: StoredCase,
        told: readonly DepartmentMove[]
      ) {
        if (told.every(({ request }) => request === undefined)) return told
        const planned = yield* plannedAs(catalogue, row)
        return yield* Effect.forEach(told, ({ request, ...move }) => {
          if (request === undefined) return Effect.succeed(move)
          const whole = planned && requestOfPart(planned.description, matterCode, request)
          return whole === undefined
            ? Effect.fail(new DepartmentUnreachable({ deptCode, reason: '部门要求补正的内容不在它收到的材料中' }))
            : Effect.succeed({ ...move, request: whole })
        })
      })

      /** False where it did not answer, or with what cannot be. */
      const heard = Effect.fnUntraced(function* (row: ApplicationRow, stored: StoredCase) {
        const { caseNo, deptCode } = stored
        const told = yield* department.movesOf(caseNo, deptCode).pipe(
          Effect.timeoutOrElse({
            duration: departmentTimeout,
            orElse: () => Effect.fail(new DepartmentUnreachable({ deptCode, reason: '部门系统超时未答复' }))
          })
        )
        const moves = yield* withWholeIds(row, stored, told)
        const outcome = moves.length === 0 ? undefined : yield* cases.act(caseNo, ...moves)
        if (outcome?.ok === false) return yield* new DepartmentUnreachable({ deptCode, reason: '部门答复的进度不符合办理流程' })
        return true
      })

      return AskedDepartments.of({
        ask: Effect.fn('AskedDepartments.ask')(function* (viewer, applyNo) {
          const row = yield* applications.get(viewer, applyNo)
          const open = (yield* cases.ofApplications([applyNo])).filter(({ current }) => !isFinal(current.status))
          const states = yield* deliveries.statesOf(open.map(({ caseNo }) => caseNo))
          const delivered = open.filter(({ caseNo }) => states.get(caseNo) === 'delivered')
          const answers = yield* Effect.forEach(
            delivered,
            (one) =>
              heard(row, one).pipe(
                Effect.tapError(({ reason }) =>
                  Effect.logWarning('部门没有答复进度').pipe(Effect.annotateLogs({ caseNo: one.caseNo, reason }))
                ),
                Effect.catchTag('DepartmentUnreachable', () => Effect.succeed(false)),
                Effect.map((isHeard) => ({ department: one.department, isHeard }))
              ),
            { concurrency: 'unbounded' }
          )
          const silent = answers.filter(({ isHeard }) => !isHeard)
          const names = (list: typeof answers) => [...new Set(list.map((one) => one.department))]
          return { asked: names(answers).length, silent: names(silent) }
        })
      })
    })
  ).pipe(Layer.provide([Applications.layer, Cases.layer, Catalogue.layer, Deliveries.layer]))
}
