import { Api } from '@ljonething/api/Api'
import { Rejected } from '@ljonething/api/errors/errors'
import { PrintedMaterial, SetValues } from '@ljonething/api/oneThing/PrintingApi'
import { FormValue, mapOf } from '@ljonething/api/schema/texts'
import { PrintPayload } from '@ljonething/api/shapes/FormPayload'
import { PrintParams } from '@ljonething/api/space/PrintingApi'
import { SubmittedMatters } from '@ljonething/api/space/SubmitApi'
import { printFileType } from '@ljonething/domain/codes/material'
import { CurrentUser } from '@ljonething/api/session/Session'
import { Effect, Layer, Option, Schema } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { attachment } from '../platform/http/attachment.ts'
import { fileItem } from '../materials/fileRow.ts'
import { parseAnswers } from '../plans/parseAnswers.ts'
import { readFormValue } from '../platform/formValues.ts'
import { pageOf, pageWindow } from '../platform/paging.ts'
import { currentAsker } from '../registers/Asker.ts'
import { ApplicationForms } from './ApplicationForms.ts'
import { AskedDepartments } from './AskedDepartments.ts'
import { FilledBlanks } from './FilledBlanks.ts'
import { MyApplications } from './MyApplications.ts'
import { Subjects } from './Subjects.ts'
import { submittedWithin } from './submittedWithin.ts'
import { Submits } from './Submits.ts'
import { Urges } from './Urges.ts'
import { viewerOf } from '../identity/viewer.ts'

const readValues = Schema.decodeUnknownOption(Schema.fromJsonString(mapOf(FormValue)))

const readMatters = Schema.decodeUnknownOption(Schema.fromJsonString(SubmittedMatters))

const SpaceSubmitHandlers = HttpApiBuilder.group(
  Api,
  'spaceSubmit',
  Effect.fn(function* (handlers) {
    const submits = yield* Submits
    return handlers.handleAll({
      submitSx: Effect.fn(function* ({ payload: { sxList, ...payload } }) {
        const named = sxList === undefined ? undefined : Option.getOrUndefined(readMatters(sxList))
        if (sxList !== undefined && named === undefined) return yield* new Rejected({ msg: '不识别的参数类型' })
        const paramsText = yield* readFormValue(payload.paramsJson)
        return yield* submits.submit({ ...payload, listed: named?.map(({ code }) => code), paramsText }, yield* currentAsker)
      })
    })
  })
)

const SubmitHandlers = HttpApiBuilder.group(
  Api,
  'oneThingSubmit',
  Effect.fn(function* (handlers) {
    const submits = yield* Submits
    const subjects = yield* Subjects
    return handlers.handleAll({
      submitSx: Effect.fn(function* ({ payload }) {
        const paramsText = yield* readFormValue(payload.paramsJson)
        return yield* submits.submit({ ...payload, paramsText }, yield* currentAsker)
      }),
      checkSubject: Effect.fn(function* ({ payload }) {
        const answers = parseAnswers(payload.guideRules)
        const values = Option.getOrUndefined(readValues(yield* readFormValue(payload.values)))
        if (answers === undefined || values === undefined) return yield* new Rejected({ msg: '不识别的参数类型' })
        const refused = yield* subjects.refusal(payload.sceneid, answers, values, yield* currentAsker)
        return refused === undefined ? { isHeld: false } : { isHeld: true, msg: refused.msg, ...(refused.own && { own: refused.own }) }
      })
    })
  })
)

const readMaterial = Schema.decodeUnknownOption(Schema.fromJsonString(PrintedMaterial))
const readSetValues = Schema.decodeUnknownOption(Schema.fromJsonString(SetValues))
const readForm = Schema.decodeUnknownOption(Schema.fromJsonString(PrintPayload))

interface Printing {
  readonly extendJson: string
  readonly formJson: string
  readonly templateId: string
}

const printRequest = Effect.fnUntraced(function* ({ extendJson, formJson, templateId }: Printing) {
  const printed = Option.getOrUndefined(readMaterial(extendJson))
  const form = Option.getOrUndefined(readForm(yield* readFormValue(formJson)))
  if (printed === undefined || form === undefined) return yield* new Rejected({ msg: '不识别的参数类型' })
  const { sceneid: sceneCode, materialId, answers } = printed
  return { sceneCode, materialId, templateId, answers, form }
})

const PrintingHandlers = HttpApiBuilder.group(
  Api,
  'oneThingPrinting',
  Effect.fn(function* (handlers) {
    const forms = yield* ApplicationForms
    const blanks = yield* FilledBlanks
    return handlers.handleAll({
      newGlovePrinting: Effect.fn(function* ({ payload }) {
        const added = yield* forms.print(yield* printRequest(payload), yield* CurrentUser)
        return { fileId: added.id, file: fileItem(added) }
      }),
      wordStrengthen: Effect.fn(function* ({ payload }) {
        const added = yield* forms.word(yield* printRequest(payload), yield* CurrentUser)
        return { fileId: added.id, file: fileItem(added) }
      }),
      setBeatFile: Effect.fn(function* ({ payload: { sceneid, type, data } }) {
        const user = yield* CurrentUser
        const values = Option.getOrUndefined(readSetValues(yield* readFormValue(data)))
        if (values === undefined) return yield* new Rejected({ msg: '不识别的参数类型' })
        const { id, fileType, name } = yield* blanks.print({ sceneCode: sceneid, materialCode: type, values }, user)
        return { id, type: fileType, name }
      })
    })
  })
)

const readPrintParams = Schema.decodeUnknownOption(Schema.fromJsonString(PrintParams))

const SpacePrintingHandlers = HttpApiBuilder.group(
  Api,
  'spacePrinting',
  Effect.fn(function* (handlers) {
    const forms = yield* ApplicationForms
    const requested = Effect.fnUntraced(function* ({
      sceneId,
      paramsJson,
      templateId
    }: Pick<Printing, 'templateId'> & Record<'sceneId' | 'paramsJson', string>) {
      const params = Option.getOrUndefined(readPrintParams(yield* readFormValue(paramsJson)))
      if (params === undefined) return yield* new Rejected({ msg: '不识别的参数类型' })
      return { sceneCode: sceneId, materialId: params.materialId, templateId, answers: params.answers, form: params.form }
    })
    return handlers.handleAll({
      formPrint: Effect.fn(function* ({ payload }) {
        const as = payload.fileType === printFileType.code.word ? 'docx' : 'pdf'
        const { name, bytes } = yield* forms.bytes(yield* requested(payload), yield* CurrentUser, as)
        return { name, base64: Buffer.from(bytes).toString('base64') }
      }),
      generateWord: Effect.fn(function* ({ payload }) {
        const { id, name, fileType } = yield* forms.word(yield* requested(payload), yield* CurrentUser)
        return { id, name, type: fileType }
      })
    })
  })
)

const FollowHandlers = HttpApiBuilder.group(
  Api,
  'oneThingApplications',
  Effect.fn(function* (handlers) {
    const mine = yield* MyApplications
    const asked = yield* AskedDepartments
    const urges = yield* Urges
    return handlers.handleAll({
      getOneThingList: Effect.fn(function* ({ payload: { page, size, from, to, ...filter } }) {
        const viewer = viewerOf(yield* CurrentUser)
        const window = pageWindow(page, size)
        const days = yield* submittedWithin(from, to)
        const { summaries, total, ...about } = yield* mine.list(viewer, { ...window, ...filter, ...days })
        return { ...pageOf(window, summaries, total), ...about }
      }),
      getOneThingDetail: ({ query }) => Effect.flatMap(CurrentUser, (user) => mine.detail(viewerOf(user), query.applyNo)),
      refreshApplyData: Effect.fn(function* ({ query }) {
        const viewer = viewerOf(yield* CurrentUser)
        const answers = yield* asked.ask(viewer, query.applyNo)
        return { ...(yield* mine.detail(viewer, query.applyNo)), ...answers }
      }),
      upProQueryCaseInfo: ({ payload }) => Effect.flatMap(CurrentUser, (user) => mine.caseOf(viewerOf(user), payload.projectNo)),
      verifyItem: ({ payload }) =>
        Effect.flatMap(CurrentUser, (user) => mine.verifyMatter(viewerOf(user), payload.applyNo, payload.itemCode)),
      retractProject: Effect.fn(function* ({ query }) {
        const viewer = viewerOf(yield* CurrentUser)
        const notWithdrawn = yield* mine.withdraw(viewer, query.applyNo)
        return { ...(yield* mine.detail(viewer, query.applyNo)), notWithdrawn }
      }),
      urgeCase: Effect.fn(function* ({ payload }) {
        const viewer = viewerOf(yield* CurrentUser)
        yield* urges.urge(viewer, payload)
        return yield* mine.detail(viewer, payload.applyNo)
      }),
      downloadReceipt: Effect.fn(function* ({ query }) {
        const viewer = viewerOf(yield* CurrentUser)
        const pdf = yield* mine.receipt(viewer, query.applyNo)
        return HttpServerResponse.uint8Array(pdf, { contentType: 'application/pdf', headers: attachment(`受理回执-${query.applyNo}.pdf`) })
      })
    })
  })
)

const SpaceFollowHandlers = HttpApiBuilder.group(
  Api,
  'spaceApplications',
  Effect.fn(function* (handlers) {
    const mine = yield* MyApplications
    return handlers.handleAll({
      ownerList: Effect.fn(function* ({ payload: { pageNo, pageSize } }) {
        const window = pageWindow(pageNo, pageSize)
        const { summaries, total } = yield* mine.list(viewerOf(yield* CurrentUser), window)
        return pageOf(window, summaries, total)
      }),
      ownerDeclareInfo: ({ query }) => Effect.flatMap(CurrentUser, (user) => mine.detail(viewerOf(user), query.applyNo))
    })
  })
)

export const ApplicationHandlers = Layer.mergeAll(
  SubmitHandlers,
  SpaceSubmitHandlers,
  FollowHandlers,
  SpaceFollowHandlers,
  PrintingHandlers,
  SpacePrintingHandlers
)
