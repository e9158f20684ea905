import { Api } from '@ljonething/api/Api'
import { BatchSubmission } from '@ljonething/api/oneThing/BatchRetireApi'
import { Rejected } from '@ljonething/api/errors/errors'
import { CurrentUser } from '@ljonething/api/session/Session'
import { Effect, Option, Schema } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { attachment } from '../platform/http/attachment.ts'
import { readFormValue } from '../platform/formValues.ts'
import { pageOf, pageWindow } from '../platform/paging.ts'
import { Batches } from './Batches.ts'
import { BatchFiles } from './BatchFiles.ts'
import { BatchRetire } from './BatchRetire.ts'
import { BatchRows } from './BatchRows.ts'

const readSubmission = Schema.decodeUnknownOption(Schema.fromJsonString(BatchSubmission))

export const BatchRetireHandlers = HttpApiBuilder.group(
  Api,
  'oneThingBatchRetire',
  Effect.fn(function* (handlers) {
    const retire = yield* BatchRetire
    const batches = yield* Batches
    const batchRows = yield* BatchRows
    const files = yield* BatchFiles
    const looking = Effect.tap(CurrentUser, retire.mayLook)
    return handlers.handleAll({
      retireStaffQuery: Effect.fn(function* () {
        const { staff, ...told } = yield* retire.staff(yield* CurrentUser)
        return { ...told, staff: staff.map(({ values: _values, ...member }) => member) }
      }),
      buildCode: Effect.fn(function* ({ payload }) {
        return yield* retire.begin(yield* CurrentUser, payload.clientKey)
      }),
      batchSubmitSx: Effect.fn(function* ({ payload: { batchNo, region, paramsJson } }) {
        const submission = Option.getOrUndefined(readSubmission(yield* readFormValue(paramsJson)))
        if (submission === undefined) return yield* new Rejected({ msg: '提交内容无法识别，请刷新页面后重试' })
        return yield* retire.submit(yield* CurrentUser, { ...submission, batchNo, region })
      }),
      retireBatchQuery: Effect.fn(function* ({ query: { batchNo, page, size } }) {
        const window = pageWindow(page, size)
        const { batches: found, total } = yield* batches.list(yield* looking, { ...window, batchNo })
        return pageOf(window, found, total)
      }),
      retireHandlingInfoQuery: Effect.fn(function* ({ payload: { batchNo, state, page, size } }) {
        const window = pageWindow(page, size)
        const { rows, total } = yield* batchRows.list(yield* looking, batchNo, { ...window, state })
        return pageOf(window, rows, total)
      }),
      retireBatchExport: Effect.fn(function* ({ query: { batchNo } }) {
        const sheet = yield* files.sheet(yield* looking, batchNo)
        const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
        return HttpServerResponse.uint8Array(sheet, { contentType, headers: attachment(`批量退休-${batchNo}.xlsx`) })
      }),
      retireBatchMaterialDownload: Effect.fn(function* ({ query: { batchNo } }) {
        const zip = yield* files.zip(yield* looking, batchNo)
        return HttpServerResponse.stream(zip, { contentType: 'application/zip', headers: attachment(`批量退休材料-${batchNo}.zip`) })
      })
    })
  })
)
