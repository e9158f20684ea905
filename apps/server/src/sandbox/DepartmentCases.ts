/**
 * The cases of the sandbox departments as a tester at their desk sees and moves them (沙箱部门案头): the queue of a department, a case with the part
 * that was delivered of it, its files, and the moves. A case that is not delivered, or was taken back, is not there. Sensitive values are masked:
 * anybody who opens the sandbox may look.
 */
import { NotFound, Rejected } from '@ljonething/api/errors/errors'
import type { Unavailable } from '@ljonething/api/errors/errors'
import type { DeskCase, DeskRow } from '@ljonething/api/sandbox/DepartmentsApi'
import { awaitsCorrection, labelOf, mustSayWhy } from '@ljonething/domain/cases/caseStatus'
import type { CaseStatus } from '@ljonething/domain/cases/caseStatus'
import type { CorrectionRequest } from '@ljonething/domain/cases/correction'
import { Context, DateTime, Effect, Layer } from 'effect'
import type { Stream } from 'effect'
import { SqlClient } from 'effect/sql'
import { applicant } from '../applications/stored/applicant.ts'
import { Cases } from '../cases/Cases.ts'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { Deliveries } from '../deliveries/Deliveries.ts'
import { MaterialFiles } from '../materials/MaterialFiles.ts'
import type { MaterialFile } from '../materials/fileRow.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import type { PageWindow } from '../platform/paging.ts'
import { Signals } from '../platform/Signals.ts'
import { applicationFacts } from './applicationFacts.ts'
import type { ApplicationFacts } from './applicationFacts.ts'
import { DepartmentDesk } from './DepartmentDesk.ts'
import { DepartmentMoves } from './DepartmentMoves.ts'
import { deskCase, deskRow, fileIdsOf } from './deskViews.ts'
import type { Delivered, DeskFacts } from './deskViews.ts'
import { refusedRequest } from './refusedRequest.ts'
import { departmentsTopic } from './SandboxDepartments.ts'

export interface DeskMove {
  readonly clientKey: string
  readonly caseNo: string
  readonly to: CaseStatus
  readonly note?: string | undefined
  readonly request?: CorrectionRequest | undefined
}

export class DepartmentCases extends Context.Service<
  DepartmentCases,
  {
    /** What lies on the desk; or what is done with or was taken back. */
    readonly queue: (
      deptCode: string,
      isDone: boolean,
      window: PageWindow
    ) => Effect.Effect<{ readonly rows: readonly DeskRow[]; readonly total: number }>
    readonly get: (caseNo: string) => Effect.Effect<DeskCase, NotFound>
    readonly file: (
      caseNo: string,
      fileId: string
    ) => Effect.Effect<{ readonly file: MaterialFile; readonly bytes: Stream.Stream<Uint8Array, Unavailable> }, NotFound | Unavailable>
    /** Sent again under its key it changes nothing. */
    readonly move: (move: DeskMove) => Effect.Effect<DeskCase, NotFound | Rejected>
  }
>()('@ljonething/server/sandbox/DepartmentCases') {
  static readonly layer = Layer.effect(
    DepartmentCases,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const cases = yield* Cases
      const catalogue = yield* Catalogue
      const clock = yield* Clock
      const deliveries = yield* Deliveries
      const desk = yield* DepartmentDesk
      const files = yield* MaterialFiles
      const moves = yield* DepartmentMoves
      const signals = yield* Signals

      const toldBy = Effect.fnUntraced(function* (urgedOn: readonly string[], facts: ApplicationFacts | undefined) {
        const who = facts === undefined ? undefined : yield* applicant.read(facts.applicant, facts.applyNo)
        return { urgedOn, sceneName: facts?.sceneName, applicant: who, today: dayOf(yield* clock.now) } satisfies DeskFacts
      })

      const delivered = Effect.fnUntraced(function* (caseNo: string) {
        const [stored] = yield* cases.named([caseNo])
        const state = (yield* deliveries.statesOf([caseNo])).get(caseNo)
        const part = state === 'delivered' ? yield* deliveries.partOf(caseNo) : undefined
        if (stored === undefined || part === undefined) return yield* new NotFound({ msg: '该办件不在部门：尚未送达，或申请人已经撤回' })
        return { stored, part } satisfies Delivered
      })

      const viewOf = Effect.fnUntraced(function* (one: Delivered) {
        const { applyNo, caseNo } = one.stored
        const facts = (yield* applicationFacts(sql, [applyNo])).get(applyNo)
        const scene = facts === undefined ? undefined : yield* catalogue.versionOf(facts.sceneCode, facts.sceneHash)
        const given = yield* files.ofApplication(applyNo)
        return deskCase(one, yield* toldBy(yield* desk.urgesOf(caseNo), facts), scene, given, catalogue)
      })

      const queue = Effect.fn('DepartmentCases.queue')(function* (deptCode: string, isDone: boolean, window: PageWindow) {
        const lying = yield* desk.lying(deptCode, isDone, window)
        const stored = new Map((yield* cases.named(lying.cases.map(({ caseNo }) => caseNo))).map((one) => [one.caseNo, one]))
        const facts = yield* applicationFacts(
          sql,
          [...stored.values()].map(({ applyNo }) => applyNo)
        )
        const rows = yield* Effect.forEach(lying.cases, ({ caseNo, urgedOn }) => {
          const one = stored.get(caseNo)
          return one === undefined ? Effect.undefined : Effect.map(toldBy(urgedOn, facts.get(one.applyNo)), (told) => deskRow(one, told))
        })
        return { rows: rows.filter((row) => row !== undefined), total: lying.total }
      })

      const file = Effect.fn('DepartmentCases.file')(function* (caseNo: string, fileId: string) {
        const { stored, part } = yield* delivered(caseNo)
        const found = fileIdsOf(part).includes(fileId)
          ? (yield* files.ofApplication(stored.applyNo)).find(({ id }) => id === fileId)
          : undefined
        if (found === undefined) return yield* new NotFound({ msg: '文件不存在，或不属于该办件的材料' })
        return { file: found, bytes: yield* files.bytes(found) }
      })

      const move = Effect.fn('DepartmentCases.move')(
        function* ({ clientKey, caseNo, to, note = '', request }: DeskMove) {
          const before = yield* delivered(caseNo)
          const said = note.trim()
          if (mustSayWhy(to) && said === '') return yield* new Rejected({ msg: `请填写“${labelOf(to)}”的理由，申请人会看到` })
          const now = yield* clock.now
          const asks = awaitsCorrection(to)
          const refused = asks ? refusedRequest(request, yield* viewOf(before), dayOf(now)) : undefined
          if (refused !== undefined) return yield* new Rejected({ msg: refused })
          const outcome = yield* moves.move(caseNo, {
            ...{ kind: 'move', by: 'department', to, at: DateTime.formatIso(now), key: `desk:${clientKey}` },
            ...(said === '' ? {} : { note: said }),
            ...(asks && request !== undefined ? { request } : {})
          })
          if (!outcome.ok)
            return yield* new Rejected({
              msg: typeof outcome.error === 'string' ? '该办件的办理记录暂时无法读取，不能办理' : outcome.error.message
            })
          yield* desk.lookAgain(caseNo)
          yield* signals.publish(departmentsTopic)
          return yield* viewOf({ ...before, stored: { ...before.stored, current: outcome.case } })
        },
        sql.withTransaction,
        Effect.catchTag('SqlError', Effect.die)
      )

      return DepartmentCases.of({ queue, get: (caseNo) => Effect.flatMap(delivered(caseNo), viewOf), file, move })
    })
  ).pipe(Layer.provide([Cases.layer, Catalogue.layer, Deliveries.layer, DepartmentDesk.layer, DepartmentMoves.layer, MaterialFiles.layer]))
}
