/**
 * The cases of the sandbox departments as a tester at their desk sees and moves them (沙箱部门案头): the queue of a department, a case with the part
 * that was delivered of it, its files, and the moves. A case that is not delivered, or was taken back, is not there. Sensitive values are masked:
 * anybody who opens the sandbox may look.
 */
import { NotFound, Rejected } from '@ljonething/api/errors/errors'
import type { Unavailable } from '@ljonething/api/errors/errors'
import type { DeskCase, DeskRow } from '@ljonething/api/sandbox/DepartmentsApi'
import { awaitsCorrection, labelOf, mustSayWhy, receivedStatus } from '@ljonething/domain/cases/caseStatus'
import type { CaseStatus } from '@ljonething/domain/cases/caseStatus'
import type { CorrectionRequest } from '@ljonething/domain/cases/correction'
import { promiseOf } from '@ljonething/domain/cases/promise'
import { resultValues } from '@ljonething/domain/cases/resultValues'
import { maskName, maskSensitive } from '@ljonething/domain/display/maskText'
import { isDateText } from '@ljonething/domain/form/isDateText'
import type { SubmissionPart } from '@ljonething/domain/submission/Submission'
import { Context, DateTime, Effect, Layer } from 'effect'
import type { Stream } from 'effect'
import { SqlClient } from 'effect/sql'
import { applicant } from '../applications/stored/applicant.ts'
import { Cases } from '../cases/Cases.ts'
import type { StoredCase } from '../cases/StoredCase.ts'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { Deliveries } from '../deliveries/Deliveries.ts'
import { MaterialFiles } from '../materials/MaterialFiles.ts'
import type { MaterialFile } from '../materials/fileRow.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import type { PageWindow } from '../platform/paging.ts'
import { Signals } from '../platform/Signals.ts'
import { DepartmentDesk } from './DepartmentDesk.ts'
import { DepartmentMoves } from './DepartmentMoves.ts'
import { deskFields } from './deskFields.ts'
import { departmentsTopic } from './SandboxDepartments.ts'

export interface DeskMove {
  readonly clientKey: string
  readonly caseNo: string
  readonly to: CaseStatus
  readonly note?: string | undefined
  readonly request?: CorrectionRequest | undefined
}

interface ApplicationFacts {
  readonly applyNo: string
  readonly sceneCode: string
  readonly sceneHash: string
  readonly sceneName: string
  readonly applicant: unknown
}

interface Delivered {
  readonly stored: StoredCase
  readonly part: SubmissionPart
}

const fileIdsOf = ({ files }: SubmissionPart): readonly string[] => files.flatMap(({ value }) => value.split(',').filter((id) => id !== ''))

/** Why a request for a correction cannot be sent to the applicant; undefined when it can. */
const refusedRequest = (request: CorrectionRequest | undefined, view: DeskCase, today: string): string | undefined => {
  const asked = [...(request?.fields ?? []), ...(request?.materials ?? [])]
  if (request === undefined || asked.length === 0) return '请至少选择一项需要补正的内容或材料'
  if (asked.some(({ reason }) => reason.trim() === '')) return '请填写每一项的补正理由，申请人会看到'
  const [fields, materials] = [view.fields, view.materials].map((own) => new Set(own.map(({ id }) => id)))
  if (!request.fields.every(({ id }) => fields?.has(id)) || !request.materials.every(({ code }) => materials?.has(code)))
    return '所选内容不属于本部门收到的部分，请重新选择'
  return isDateText(request.until, 'yyyy-mm-dd') && request.until > today ? undefined : '补正期限须是今天之后的日期'
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

      const factsOf = Effect.fnUntraced(function* (applyNos: readonly string[]) {
        if (applyNos.length === 0) return new Map<string, ApplicationFacts>()
        const rows = yield* sql<ApplicationFacts>`
          SELECT apply_no, scene_code, scene_hash, scene_name, applicant FROM application WHERE ${sql.in('apply_no', applyNos)}`
        return new Map(rows.map((row) => [row.applyNo, row]))
      }, Effect.orDie)

      const rowOf = Effect.fnUntraced(function* (stored: StoredCase, urgedOn: readonly string[], facts?: ApplicationFacts) {
        const { caseNo, matterName, promisedDays, current } = stored
        const who = facts === undefined ? undefined : yield* applicant.read(facts.applicant, facts.applyNo)
        const { dueOn, isLate } = promiseOf(current, promisedDays, dayOf(yield* clock.now))
        return {
          caseNo,
          matterName,
          sceneName: facts?.sceneName ?? '',
          applicant: who === undefined ? '暂时无法显示' : (who.companyName ?? maskName(who.name)),
          status: current.status,
          label: labelOf(current.status),
          since: current.log.at(-1)?.at ?? current.receivedAt,
          dueOn,
          isLate,
          urgedOn
        } satisfies DeskRow
      })

      const delivered = Effect.fnUntraced(function* (caseNo: string) {
        const [stored] = yield* cases.named([caseNo])
        const state = (yield* deliveries.statesOf([caseNo])).get(caseNo)
        const part = state === 'delivered' ? yield* deliveries.partOf(caseNo) : undefined
        if (stored === undefined || part === undefined) return yield* new NotFound({ msg: '该办件不在部门：尚未送达，或申请人已经撤回' })
        return { stored, part } satisfies Delivered
      })

      const viewOf = Effect.fnUntraced(function* ({ stored, part }: Delivered) {
        const facts = (yield* factsOf([stored.applyNo])).get(stored.applyNo)
        const scene = facts === undefined ? undefined : yield* catalogue.versionOf(facts.sceneCode, facts.sceneHash)
        const given = new Map((yield* files.ofApplication(stored.applyNo)).map((file) => [file.id, file]))
        const { deptCode, department, promisedDays, current } = stored
        return {
          ...(yield* rowOf(stored, yield* desk.urgesOf(stored.caseNo), facts)),
          deptCode,
          department,
          promisedDays,
          fields: deskFields(part, scene?.form, catalogue),
          materials: part.files.map((material) => ({
            id: material.id,
            label: scene?.materials.find(({ code }) => code === material.id)?.label ?? material.id,
            files: fileIdsOf({ ...part, files: [material] }).flatMap((id) => {
              const file = given.get(id)
              return file === undefined ? [] : [{ id, name: file.name, size: file.size, isReuse: file.isReuse }]
            })
          })),
          earlierResults: (part.earlierResults ?? []).map(({ matterName, value, text }) => ({
            ...{ matterName, label: resultValues[value].label },
            text: maskSensitive(resultValues[value].sensitive, text)
          })),
          reviews: part.reviews.map(({ title, declared }) => ({ title, declared })),
          log: [
            { label: labelOf(receivedStatus), at: current.receivedAt, by: 'applicant' },
            // What came before it was sent is the part itself.
            ...current.log.flatMap(({ kind, to, at, by, note }) =>
              kind === 'supply' ? [] : [{ label: labelOf(to), at, by, ...(note === undefined ? {} : { note }) }]
            )
          ]
        } satisfies DeskCase
      })

      const queue = Effect.fn('DepartmentCases.queue')(function* (deptCode: string, isDone: boolean, window: PageWindow) {
        const lying = yield* desk.lying(deptCode, isDone, window)
        const stored = new Map((yield* cases.named(lying.cases.map(({ caseNo }) => caseNo))).map((one) => [one.caseNo, one]))
        const facts = yield* factsOf([...stored.values()].map(({ applyNo }) => applyNo))
        const rows = yield* Effect.forEach(lying.cases, ({ caseNo, urgedOn }) => {
          const one = stored.get(caseNo)
          return one === undefined ? Effect.undefined : rowOf(one, urgedOn, facts.get(one.applyNo))
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
