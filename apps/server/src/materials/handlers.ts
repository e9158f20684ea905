import { Api } from '@ljonething/api/Api'
import { NotFound, Rejected, TooLarge } from '@ljonething/api/errors/errors'
import { CurrentUser } from '@ljonething/api/session/Session'
import type { FormFiles } from '@ljonething/domain/form/FormDescription'
import { DateTime, Effect, Layer, Option, Schema, Stream } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { readFile, stat } from 'node:fs/promises'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { Documents } from '../documents/Documents.ts'
import { parseFormJson } from '../applications/FormJson.ts'
import { formTitle, printedApplication } from '../applications/printedApplication.ts'
import { planForm } from '../forms/planForm.ts'
import { businessDay, dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { ServiceConfig } from '../platform/Config.ts'
import { readFormValue } from '../platform/formValues.ts'
import { attachment } from './attachment.ts'
import { checkUpload } from './checkUpload.ts'
import { safeFileName } from './fileName.ts'
import { fileItem, MaterialFiles } from './MaterialFiles.ts'
import type { MaterialFile } from './MaterialFiles.ts'

const mostFiles = 200
/** Material id of a preview of the whole application. */
const previewForm = 'preview'

const filesByMaterial = (files: readonly MaterialFile[]): FormFiles =>
  Object.fromEntries(
    Array.from(
      Map.groupBy(files, ({ materialId }) => materialId),
      ([id, list]) => [id, list.map(fileItem)]
    )
  )

const ExtendJson = Schema.fromJsonString(Schema.Struct({ sceneid: Schema.String, materialId: Schema.optionalKey(Schema.String) }))

const FileHandlers = HttpApiBuilder.group(
  Api,
  'oneThingMaterials',
  Effect.fn(function* (handlers) {
    const catalogue = yield* Catalogue
    const files = yield* MaterialFiles
    const clock = yield* Clock
    const { fileLimit } = yield* ServiceConfig
    const day = businessDay.pipe(Effect.provideService(Clock, clock))

    return handlers.handleAll({
      tisUpload: Effect.fn(function* ({ payload }) {
        const { userId } = yield* CurrentUser
        const material = catalogue.sceneOf(payload.sceneid)?.scene.materials.find(({ code }) => code === payload.formId)
        if (material === undefined) return yield* new NotFound({ msg: '未查询到该材料' })
        if ((yield* files.countOf(userId, payload.sceneid)) >= mostFiles)
          return yield* new Rejected({ msg: '上传的文件过多，请先删除不需要的文件' })
        const { size } = yield* Effect.promise(() => stat(payload.file.path))
        if (size > Math.min(material.maxSizeMB * 1_048_576, Number(fileLimit))) {
          return yield* new TooLarge({
            msg: `单个文件大小不能超过${Math.min(material.maxSizeMB * 1024, Math.floor(Number(fileLimit) / 1024))}KB`
          })
        }
        const name = safeFileName(payload.file.name)
        const bytes = yield* Effect.promise(() => readFile(payload.file.path))
        const refusal = checkUpload(material, { name, bytes, today: yield* day })
        if (refusal !== undefined) return yield* new Rejected({ msg: refusal })
        const added = yield* files.add(
          { owner: userId, sceneCode: payload.sceneid, materialId: material.code, name, isApplyForm: false },
          Stream.make(new Uint8Array(bytes))
        )
        return fileItem(added)
      }),
      tisDelete: ({ query }) => Effect.flatMap(CurrentUser, ({ userId }) => Effect.as(files.remove(userId, query.fileId), {})),
      tisDownload: Effect.fn(function* ({ query }) {
        const { userId } = yield* CurrentUser
        const file = yield* files.get(userId, query.fileId)
        return HttpServerResponse.stream(yield* files.bytes(file), {
          contentType: 'application/octet-stream',
          headers: attachment(file.name)
        })
      })
    })
  })
)

const PrintingHandlers = HttpApiBuilder.group(
  Api,
  'oneThingPrinting',
  Effect.fn(function* (handlers) {
    const catalogue = yield* Catalogue
    const files = yield* MaterialFiles
    const documents = yield* Documents
    const clock = yield* Clock

    return handlers.handleAll({
      newGlovePrinting: Effect.fn(function* ({ payload }) {
        const user = yield* CurrentUser
        const extend = Option.getOrUndefined(Schema.decodeUnknownOption(ExtendJson)(payload.extendJson))
        if (extend === undefined) return yield* new Rejected({ msg: '不识别的参数类型' })
        const scene = catalogue.sceneOf(extend.sceneid)
        if (scene === undefined) return yield* new NotFound({ msg: '未查询到该主题' })
        const form = parseFormJson(yield* readFormValue(payload.formJson))
        if (form === undefined) return yield* new Rejected({ msg: '不识别的参数类型' })
        const now = yield* clock.now
        const region = form.region ?? scene.scene.region
        const { plan, description } = planForm(catalogue, scene, form.answers, { region, user, today: dayOf(now) })
        const material = description.allfile.find(({ id }) => id === extend.materialId)
        if (extend.materialId !== undefined && material?.isApplicationForm !== true) return yield* new NotFound({ msg: '未查询到该材料' })
        const given = yield* files.ofOwner(user.userId, Object.values(form.files).flat())
        const filled = { plan, description, values: form.values, files: filesByMaterial(given) }
        const facts = { scene: scene.scene, user, region, at: DateTime.toDate(now) }
        const pdf = yield* documents
          .render(printedApplication(catalogue, filled, facts, material))
          .pipe(Effect.mapError(() => new Rejected({ msg: '生成申请表失败' })))
        const file = {
          owner: user.userId,
          sceneCode: extend.sceneid,
          materialId: extend.materialId ?? previewForm,
          name: `${formTitle(scene.scene, material)}.pdf`,
          isApplyForm: true
        }
        const keep = material === undefined ? files.replace : files.add
        const added = yield* keep(file, Stream.make(pdf))
        return { fileId: added.id, file: fileItem(added) }
      })
    })
  })
)

export const MaterialsHandlers = Layer.mergeAll(FileHandlers, PrintingHandlers)
