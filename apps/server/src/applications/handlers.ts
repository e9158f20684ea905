import { Api } from '@ljonething/api/Api'
import { Rejected, Unavailable } from '@ljonething/api/errors/errors'
import { CurrentUser } from '@ljonething/api/session/Session'
import { isWithdrawable } from '@ljonething/domain/cases/caseStatus'
import { maskIdCard, maskName } from '@ljonething/domain/display/maskText'
import { DateTime, Effect, Layer } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { Ratings } from '../appraisal/Ratings.ts'
import { Cases } from '../cases/Cases.ts'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { receiptDocument } from './receiptDocument.ts'
import { Documents } from '../documents/Documents.ts'
import { attachment } from '../materials/attachment.ts'
import { fileItem, MaterialFiles } from '../materials/MaterialFiles.ts'
import { Clock } from '../platform/Clock.ts'
import { readFormValue } from '../platform/formValues.ts'
import { pageOf, pageWindow } from '../platform/paging.ts'
import { ApplicationForms, wholeApplication } from './ApplicationForms.ts'
import { Applications } from './Applications.ts'
import { Submits } from './Submits.ts'
import { applicationSummary, caseView } from './views.ts'

const SubmitHandlers = HttpApiBuilder.group(
  Api,
  'oneThingSubmit',
  Effect.fn(function* (handlers) {
    const submits = yield* Submits
    return handlers.handleAll({
      submitSx: Effect.fn(function* ({ payload }) {
        const user = yield* CurrentUser
        const paramsText = yield* readFormValue(payload.paramsJson)
        return yield* submits.submit({ ...payload, paramsText }, user)
      })
    })
  })
)

const ApplicationHandlers = HttpApiBuilder.group(
  Api,
  'oneThingApplications',
  Effect.fn(function* (handlers) {
    const applications = yield* Applications
    const cases = yield* Cases
    const catalogue = yield* Catalogue
    const clock = yield* Clock
    const documents = yield* Documents
    const files = yield* MaterialFiles
    const forms = yield* ApplicationForms
    const ratings = yield* Ratings

    const summariesOf = Effect.fn('handling.summaries')(function* (rows: readonly Parameters<typeof applicationSummary>[0][]) {
      const applyNos = rows.map(({ applyNo }) => applyNo)
      const stored = Map.groupBy(yield* cases.ofApplications(applyNos), ({ applyNo }) => applyNo)
      const rated = yield* ratings.rated(applyNos)
      return rows.map((row) => applicationSummary(row, stored.get(row.applyNo) ?? [], rated.has(row.applyNo)))
    })

    const detail = Effect.fn('handling.detail')(function* (owner: string, applyNo: string) {
      const row = yield* applications.get(owner, applyNo)
      const stored = yield* cases.ofApplications([applyNo])
      const rated = yield* ratings.rated([applyNo])
      const own = yield* files.ofApplication(applyNo)
      const scene = catalogue.sceneOf(row.sceneCode)?.scene
      const form = own.find(({ materialId }) => materialId === wholeApplication) ?? (yield* forms.make(row))
      const byMaterial = Map.groupBy(
        own.filter(({ materialId }) => materialId !== wholeApplication),
        ({ materialId }) => materialId
      )
      return {
        ...applicationSummary(row, stored, rated.has(applyNo)),
        applicantName: row.applicant === undefined ? '暂时无法显示' : maskName(row.applicant.name),
        applicantCardId: row.applicant === undefined ? '' : maskIdCard(row.applicant.cardId),
        cases: stored.map(caseView),
        ...(form === undefined ? {} : { applicationForm: fileItem(form) }),
        materials: Array.from(byMaterial, ([materialId, list]) => ({
          label: scene?.materials.find(({ code }) => code === materialId)?.label ?? materialId,
          files: list.map(fileItem)
        }))
      }
    })

    return handlers.handleAll({
      getOneThingList: Effect.fn(function* ({ payload }) {
        const { userId } = yield* CurrentUser
        const window = pageWindow(payload.page, payload.size)
        const { rows, total } = yield* applications.list(userId, {
          ...window,
          ...(payload.group === undefined ? {} : { group: payload.group }),
          ...(payload.sceneName === undefined ? {} : { sceneName: payload.sceneName })
        })
        return pageOf(window, yield* summariesOf(rows), total)
      }),
      getOneThingDetail: ({ query }) => Effect.flatMap(CurrentUser, ({ userId }) => detail(userId, query.applyNo)),
      retractProject: Effect.fn(function* ({ query }) {
        const { userId } = yield* CurrentUser
        yield* applications.get(userId, query.applyNo)
        const stored = yield* cases.ofApplications([query.applyNo])
        const at = DateTime.formatIso(yield* clock.now)
        const open = stored.filter(({ current }) => isWithdrawable(current.status))
        if (open.length === 0) return yield* new Rejected({ msg: '各事项已进入办理，不能撤回' })
        yield* Effect.forEach(open, ({ caseNo }) => cases.act(caseNo, { kind: 'withdraw', by: 'applicant', at, key: 'withdraw' }), {
          discard: true
        })
        return yield* detail(userId, query.applyNo)
      }),
      downloadReceipt: Effect.fn(function* ({ query }) {
        const { userId } = yield* CurrentUser
        const row = yield* applications.get(userId, query.applyNo)
        if (row.applicant === undefined) return yield* new Unavailable()
        const stored = yield* cases.ofApplications([query.applyNo])
        const receipt = receiptDocument(row, row.applicant, stored)
        const pdf = yield* documents.renderReceipt(receipt).pipe(Effect.mapError(() => new Unavailable()))
        return HttpServerResponse.uint8Array(pdf, { contentType: 'application/pdf', headers: attachment(`受理回执-${query.applyNo}.pdf`) })
      })
    })
  })
)

export const HandlingHandlers = Layer.mergeAll(SubmitHandlers, ApplicationHandlers)
