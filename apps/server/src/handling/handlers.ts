import { Api } from '@ljonething/api/Api'
import { Forbidden, Invalid, NotFound, Rejected, Unavailable } from '@ljonething/api/errors/errors'
import { SubmitParams } from '@ljonething/api/groups/HandlingApi'
import { CurrentUser } from '@ljonething/api/session/Session'
import { isWithdrawable } from '@ljonething/domain/cases/lifecycle'
import { maskIdCard, maskName } from '@ljonething/domain/display/maskText'
import { buildSubmission } from '@ljonething/domain/submission/buildSubmission'
import { DateTime, Effect, Option, Schema } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { createHash } from 'node:crypto'
import { Ratings } from '../appraisal/Ratings.ts'
import { Cases } from '../cases/Cases.ts'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { receiptDocument } from './receiptDocument.ts'
import { Documents } from '../documents/Documents.ts'
import { planForm } from '../forms/planForm.ts'
import { PreChecks } from '../forms/PreChecks.ts'
import { attachment } from '../materials/attachment.ts'
import { fileItem, MaterialFiles } from '../materials/MaterialFiles.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { readFormValue } from '../platform/formValues.ts'
import { pageOf, pageWindow } from '../platform/paging.ts'
import { ApplicationForms, wholeApplication } from './ApplicationForms.ts'
import { Applications } from './Applications.ts'
import { describedValues, foreignIds, paramsOf, submitIssues } from './submitChecks.ts'
import { applicationSummary, caseView } from './views.ts'

const submitLevel = 3
const SubmitParamsJson = Schema.fromJsonString(SubmitParams)

export const HandlingHandlers = HttpApiBuilder.group(
  Api,
  'handling',
  Effect.fn(function* (handlers) {
    const applications = yield* Applications
    const cases = yield* Cases
    const catalogue = yield* Catalogue
    const clock = yield* Clock
    const documents = yield* Documents
    const files = yield* MaterialFiles
    const forms = yield* ApplicationForms
    const preChecks = yield* PreChecks
    const ratings = yield* Ratings

    const summariesOf = Effect.fn('handling.summaries')(function* (rows: readonly Parameters<typeof applicationSummary>[0][]) {
      const applyNos = rows.map(({ applyNo }) => applyNo)
      const stored = Map.groupBy(yield* Effect.orDie(cases.ofApplications(applyNos)), ({ applyNo }) => applyNo)
      const rated = yield* ratings.rated(applyNos)
      return rows.map((row) => applicationSummary(row, stored.get(row.applyNo) ?? [], rated.has(row.applyNo)))
    })

    const detail = Effect.fn('handling.detail')(function* (owner: string, applyNo: string) {
      const row = yield* applications.get(owner, applyNo)
      const stored = yield* Effect.orDie(cases.ofApplications([applyNo]))
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
        applicantName: maskName(row.applicant.name),
        applicantCardId: maskIdCard(row.applicant.cardId),
        cases: stored.map(caseView),
        ...(form === undefined ? {} : { applicationForm: fileItem(form) }),
        materials: Array.from(byMaterial, ([materialId, list]) => ({
          label: scene?.materials.find(({ code }) => code === materialId)?.label ?? materialId,
          files: list.map(fileItem)
        }))
      }
    })

    return handlers.handleAll({
      submitSx: Effect.fn(function* ({ payload }) {
        const user = yield* CurrentUser
        const paramsText = yield* readFormValue(payload.paramsJson)
        const { clientKey, sceneId, region, sxNewCodes } = payload
        const bodyHash = createHash('sha256')
          .update(JSON.stringify([sceneId, region, sxNewCodes, paramsText]))
          .digest('hex')
        const first = yield* applications.answered(user.userId, clientKey, bodyHash)
        if (first !== undefined) return first

        if (Number(user.userLevel) < submitLevel) return yield* new Forbidden({ msg: '请先完成高级实名认证（三级及以上）后再提交' })
        if (clientKey.length < 8) return yield* new Rejected({ msg: '参数必填' })
        const entry = catalogue.sceneOf(sceneId)
        if (entry === undefined) return yield* new NotFound({ msg: '未查询到该主题' })
        const params = Option.getOrUndefined(Schema.decodeUnknownOption(SubmitParamsJson)(paramsText))
        if (params === undefined) return yield* new Rejected({ msg: '提交内容无法识别，请刷新页面后重试' })

        const now = yield* clock.now
        const today = dayOf(now)
        const { plan, description } = planForm(catalogue, entry, params.answers, { region, user, today })
        const matters = plan.matters.filter(({ included }) => included).map(({ matter }) => matter)
        if (!plan.ready || matters.length === 0)
          return yield* new Rejected({ msg: plan.blocks[0]?.message ?? '答题引导尚未完成，请先完成答题' })
        if (matters.map(({ code }) => code).join() !== sxNewCodes) return yield* new Rejected({ msg: '办理事项已变化，请返回答题引导核对' })
        if (foreignIds(entry.scene, params.values, Object.keys(params.files)).length > 0)
          return yield* new Invalid({ msg: '提交了不属于该主题的内容' })

        const described = new Set(description.allfile.map(({ id }) => id))
        const wanted = Object.entries(params.files).filter(([id]) => described.has(id))
        const fileIds = [...new Set(wanted.flatMap(([, ids]) => ids))]
        const own = new Map((yield* files.ofOwner(user.userId, fileIds)).map((file) => [file.id, file]))
        const misplaced = wanted.some(([id, ids]) =>
          ids.some((fileId) => own.get(fileId)?.materialId !== id || own.get(fileId)?.applyNo !== null)
        )
        if (misplaced) return yield* new Rejected({ msg: '部分材料文件已不存在，请重新上传' })
        const given = Object.fromEntries(wanted.map(([id, ids]) => [id, ids.flatMap((fileId) => own.get(fileId) ?? []).map(fileItem)]))

        const values = describedValues(description, params.values)
        const issues = submitIssues(description, values, given, today)
        if (issues.length > 0) return yield* new Invalid({ msg: `有 ${issues.length} 处需要修改`, issues })
        for (const preCheck of plan.preChecks) {
          const { status } = yield* preChecks.run(preCheck, paramsOf(preCheck, description, values, params.checkParams), user)
          if (status === '0') return yield* new Rejected({ msg: preCheck.failMessage })
          if (status === '-1' && params.declarations[preCheck.code] !== preCheck.expected) {
            return yield* new Rejected({ msg: `请先确认预检条件：${preCheck.title}` })
          }
        }
        const submission = buildSubmission(plan, description, values, given, {
          packageName: payload.packageName,
          regionCode: region,
          source: payload.source,
          hasEnt: user.userType === '1',
          sceneType: entry.scene.unionType,
          today
        })
        return yield* applications.submit({
          owner: user.userId,
          clientKey,
          bodyHash,
          sceneCode: sceneId,
          sceneHash: entry.hash,
          sceneName: entry.scene.name,
          region,
          regionName: catalogue.regionName(region),
          applicant: {
            name: user.userName,
            cardId: user.cardId,
            ...(user.companyName === undefined ? {} : { companyName: user.companyName })
          },
          source: payload.source,
          params: { answers: plan.answers, values, files: given },
          submission,
          matters,
          fileIds,
          ...(params.draft === undefined ? {} : { draft: params.draft })
        })
      }),
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
        const stored = yield* Effect.orDie(cases.ofApplications([query.applyNo]))
        const at = DateTime.formatIso(yield* clock.now)
        const open = stored.filter(({ current }) => isWithdrawable(current.status))
        if (open.length === 0) return yield* new Rejected({ msg: '各事项已进入办理，不能撤回' })
        yield* Effect.forEach(
          open,
          ({ caseNo }) => Effect.orDie(cases.act(caseNo, { kind: 'withdraw', by: 'applicant', at, key: 'withdraw' })),
          {
            discard: true
          }
        )
        return yield* detail(userId, query.applyNo)
      }),
      downloadReceipt: Effect.fn(function* ({ query }) {
        const { userId } = yield* CurrentUser
        const row = yield* applications.get(userId, query.applyNo)
        const stored = yield* Effect.orDie(cases.ofApplications([query.applyNo]))
        const pdf = yield* documents.renderReceipt(receiptDocument(row, stored)).pipe(Effect.mapError(() => new Unavailable()))
        return HttpServerResponse.uint8Array(pdf, { contentType: 'application/pdf', headers: attachment(`受理回执-${query.applyNo}.pdf`) })
      })
    })
  })
)
