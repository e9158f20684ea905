/**
 * Handing in a batch of retirements (批量退休提交): for users of a company who may submit; checked against the staff before anything is taken, by the same
 * function as in the browser. Every user of the company may look at what the staff answer tells.
 */
import { Rejected } from '@ljonething/api/errors/errors'
import type { Conflict, Forbidden, NotFound, Unavailable } from '@ljonething/api/errors/errors'
import type { BatchAnswer, BatchState, BatchSubmission } from '@ljonething/api/oneThing/BatchRetireApi'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { newUserType } from '@ljonething/domain/codes/user'
import { mostBatchRows } from '@ljonething/domain/retirement/batchColumns'
import { checkBatchRows } from '@ljonething/domain/retirement/checkBatchRows'
import { foldBatchRow } from '@ljonething/domain/retirement/foldBatchRow'
import { Context, Effect, Layer } from 'effect'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { filesGone, MaterialFiles } from '../materials/MaterialFiles.ts'
import type { MaterialFile } from '../materials/fileRow.ts'
import { prepareAs, submitAs } from '../plans/mayFile.ts'
import { batchSceneIn } from './batchScene.ts'
import { Batches } from './Batches.ts'
import { BatchHandIns } from './BatchHandIns.ts'
import { BatchRows } from './BatchRows.ts'
import { CompanyStaff } from './CompanyStaff.ts'
import type { CompanyMember } from './CompanyStaff.ts'

/** Batches are for companies, whoever else the scene is for. */
const forCompanies = { objectTypes: [newUserType.code.legal] }

export interface HandedInBatch extends BatchSubmission {
  readonly batchNo: string
  readonly region: string
}

export interface StaffAnswer {
  readonly sceneid: string
  readonly sharedMaterial: string
  readonly companyName: string
  readonly staff: readonly CompanyMember[]
}

export class BatchRetire extends Context.Service<
  BatchRetire,
  {
    readonly mayLook: (user: UserInfo) => Effect.Effect<void, Forbidden>
    readonly staff: (user: UserInfo) => Effect.Effect<StaffAnswer, Forbidden | Unavailable>
    readonly begin: (user: UserInfo, clientKey: string) => Effect.Effect<BatchState, Forbidden>
    readonly submit: (
      user: UserInfo,
      batch: HandedInBatch
    ) => Effect.Effect<BatchAnswer, Conflict | Forbidden | NotFound | Rejected | Unavailable>
  }
>()('@ljonething/server/batchRetire/BatchRetire') {
  static readonly layer = Layer.effect(
    BatchRetire,
    Effect.gen(function* () {
      const batches = yield* Batches
      const catalogue = yield* Catalogue
      const batchRows = yield* BatchRows
      const companyStaff = yield* CompanyStaff
      const files = yield* MaterialFiles
      const handIns = yield* BatchHandIns
      const scene = batchSceneIn(catalogue.scenes)
      const sceneCode = scene?.entry.scene.sceneCode ?? ''
      const sharedMaterial = scene?.sharedMaterial ?? ''

      const mustBeThere = Effect.fnUntraced(function* (user: UserInfo, batchNo: string, fileIds: readonly string[]) {
        const own = yield* files.ofOwner(user.userId, fileIds)
        const isShared = (file: MaterialFile) => file.sceneCode === sceneCode && file.materialId === sharedMaterial
        const usable = own.filter((file) => isShared(file) && (file.applyNo === null || file.applyNo === batchNo))
        if (usable.length < fileIds.length) return yield* new Rejected({ msg: filesGone })
      })

      return BatchRetire.of({
        mayLook: (user) => prepareAs(forCompanies, user),
        staff: Effect.fn('BatchRetire.staff')(function* (user) {
          yield* prepareAs(forCompanies, user)
          return { sceneid: sceneCode, sharedMaterial, companyName: user.companyName ?? '', staff: yield* companyStaff.of(user) }
        }),
        begin: Effect.fn('BatchRetire.begin')(function* (user, clientKey) {
          yield* submitAs(forCompanies, user)
          return yield* batches.create(user, clientKey)
        }),
        submit: Effect.fn('BatchRetire.submit')(function* (user, { batchNo, region, unit, files: fileIds, rows: sentRows }) {
          yield* submitAs(forCompanies, user)
          const rows = sentRows.map(foldBatchRow)
          const sent = yield* batchRows.submittedOf(
            user,
            batchNo,
            rows.map(({ empIdCard }) => empIdCard)
          )
          const left = rows.filter(({ empIdCard }) => !sent.has(empIdCard))
          if (rows.length > 0 && left.length === 0) return { batch: yield* batches.get(user, batchNo), issues: [] }
          if (rows.length > mostBatchRows) {
            return yield* new Rejected({ msg: `每批最多${mostBatchRows}人，这次有${rows.length}人，请分批提交` })
          }
          yield* mustBeThere(user, batchNo, fileIds)
          const { issues, whole } = checkBatchRows(rows, yield* companyStaff.of(user))
          if (whole !== undefined) return yield* new Rejected({ msg: whole })
          const open = issues.filter(({ row }) => !sent.has(rows[row]?.empIdCard ?? ''))
          if (open.length > 0) return { batch: yield* batches.get(user, batchNo), issues: open }
          if (fileIds.length === 0) return yield* new Rejected({ msg: '请先上传退休公示情况证明，再提交这一批' })
          return { batch: yield* handIns.handIn(user, batchNo, { region, unit, files: fileIds }, left), issues: [] }
        })
      })
    })
  ).pipe(Layer.provide([Batches.layer, BatchHandIns.layer, BatchRows.layer, Catalogue.layer, CompanyStaff.layer, MaterialFiles.layer]))
}
