/** Forms that the service prints for a client that keeps them itself (原表打印), spec §7.5. */
import { printFileType } from '@ljonething/domain/codes/material'
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { Forbidden, NotFound, Rejected, TooMany, Unavailable } from '../errors/errors.ts'
import { carrying, Code } from '../schema/texts.ts'
import { CallKind } from '../session/CallKind.ts'
import { LoginRequired } from '../session/Session.ts'
import { Answers } from '../shapes/Answers.ts'
import { PrintPayload } from '../shapes/FormPayload.ts'

/** What is filled in, by the answers that its form came from: the whole application, or the material of it that is a form itself. */
export const PrintParams = Schema.Struct({ materialId: Schema.optionalKey(Code), answers: Answers, form: PrintPayload })

const asked = {
  /** `PrintParams` as JSON text, form-value encoded or plain. */
  paramsJson: carrying('encodedJson', PrintParams),
  /** One of the scene or of its materials, which says the form that is made; empty for the original form. */
  templateId: Code,
  sceneId: Code
}

export class SpacePrintingApi extends HttpApiGroup.make('spacePrinting')
  .add(
    /** Prints the original form and keeps nothing: `base64` is the file, PDF (`fileType` 2) or Word (1), for the client to upload. */
    HttpApiEndpoint.post('formPrint', '/ybsl/formPrint', {
      payload: Schema.Struct({ ...asked, fileType: Schema.Literals([printFileType.code.word, printFileType.code.pdf]) }),
      success: byCode(Schema.Struct({ name: Schema.String, base64: Schema.String })),
      error: [Forbidden, Rejected, NotFound, TooMany, Unavailable]
    }).annotate(CallKind, 'document'),
    /** The application as a Word document, kept as a file of the caller in place of the one before. */
    HttpApiEndpoint.post('generateWord', '/ybsl/generateWord', {
      payload: Schema.Struct(asked),
      success: byCode(Schema.Struct({ id: Schema.String, name: Schema.String, type: Schema.String })),
      error: [Forbidden, Rejected, NotFound, TooMany, Unavailable]
    }).annotate(CallKind, 'document')
  )
  .prefix(bases.space)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '申请表（空间）' })) {}
