/** Forms that the service prints: the application form (申请表), spec §7.4, and materials with what is filled in (套打), §7.5. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { Forbidden, NotFound, Rejected, TooMany, Unavailable } from '../errors/errors.ts'
import { carrying, Code, FormValue, mapOf } from '../schema/texts.ts'
import { CallKind } from '../session/CallKind.ts'
import { LoginRequired } from '../session/Session.ts'
import { Answers } from '../shapes/Answers.ts'
import { FileItem } from '../shapes/FileItem.ts'
import { PrintPayload } from '../shapes/FormPayload.ts'

/** What is printed: the whole application of a scene as these answers bring it, or the material of it that is a form itself. */
export const PrintedMaterial = Schema.Struct({ sceneid: Code, materialId: Schema.optionalKey(Code), answers: Answers })

/** What is set into a blank: values by whole field id, `id^type`. */
export const SetValues = mapOf(FormValue)

export class OneThingPrintingApi extends HttpApiGroup.make('oneThingPrinting')
  .add(
    /**
     * Generates the application form as PDF and keeps it as a file of the caller. `formJson` is `PrintPayload` as JSON text
     * (form-value encoded or plain), `extendJson` JSON text `{ sceneid, materialId?, answers }`. `templateId` says which form is made: of the scene
     * (`formmodelinfo`), of one of its materials (`formTemplateId`), or, empty, the original form of the material, or of the whole.
     */
    HttpApiEndpoint.post('newGlovePrinting', '/newModelPrint/newGlovePrinting', {
      payload: Schema.Struct({
        extendJson: carrying('json', PrintedMaterial),
        formJson: carrying('encodedJson', PrintPayload),
        templateId: Code
      }),
      success: byCode(Schema.Struct({ fileId: Schema.String, file: FileItem })),
      error: [Forbidden, Rejected, NotFound, TooMany, Unavailable]
    }).annotate(CallKind, 'document'),
    /** The same as a Word document, kept as a file of the caller in place of the one before. */
    HttpApiEndpoint.post('wordStrengthen', '/modelPrint/wordStrengthen', {
      payload: Schema.Struct({
        extendJson: carrying('json', PrintedMaterial),
        formJson: carrying('encodedJson', PrintPayload),
        templateId: Code
      }),
      success: byCode(Schema.Struct({ fileId: Schema.String, file: FileItem })),
      error: [Forbidden, Rejected, NotFound, TooMany, Unavailable]
    }).annotate(CallKind, 'document'),
    /**
     * Sets what is filled in into a sheet of the material `type`, one of the scene that has a blank to be filled in by hand, to be printed and signed
     * (套打), and keeps it as a file of the caller in place of the one before. `data` is `SetValues` as JSON text (form-value encoded or plain).
     */
    HttpApiEndpoint.post('setBeatFile', '/ybsl/setBeatFile', {
      payload: Schema.Struct({
        sceneid: Code,
        type: Code,
        fileType: Schema.Literal('pdf'),
        data: carrying('encodedJson', SetValues)
      }),
      success: byCode(Schema.Struct({ id: Schema.String, type: Schema.String, name: Schema.String })),
      error: [Forbidden, Rejected, NotFound, TooMany, Unavailable]
    }).annotate(CallKind, 'document')
  )
  .prefix(bases.oneThing)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '申请表' })) {}
