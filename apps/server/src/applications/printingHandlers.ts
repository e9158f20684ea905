import { Api } from '@ljonething/api/Api'
import { Rejected } from '@ljonething/api/errors/errors'
import { PrintedMaterial, SetValues } from '@ljonething/api/oneThing/PrintingApi'
import { CurrentUser } from '@ljonething/api/session/Session'
import { PrintPayload } from '@ljonething/api/shapes/FormPayload'
import { PrintParams } from '@ljonething/api/space/PrintingApi'
import { printFileType } from '@ljonething/domain/codes/material'
import { Effect, Option, Schema } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { fileItem } from '../materials/fileRow.ts'
import { readFormValue } from '../platform/formValues.ts'
import { ApplicationForms } from './ApplicationForms.ts'
import { FilledBlanks } from './FilledBlanks.ts'

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

export const PrintingHandlers = HttpApiBuilder.group(
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

export const SpacePrintingHandlers = HttpApiBuilder.group(
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
