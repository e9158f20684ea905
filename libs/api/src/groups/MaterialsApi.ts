/** Material files and the generated application form (材料与申请表), spec §7.4, §7.5. */
import { Schema } from 'effect'
import { Multipart } from 'effect/http'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { byCode } from '../envelope/byCode.ts'
import { Invalid, NotFound, Rejected, TooLarge, Unavailable } from '../errors/errors.ts'
import { LoginRequired } from '../session/Session.ts'

/** File item of spec §3.3. */
export const FileItem = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  /** Lower-case extension. */
  fileType: Schema.String,
  /** Bytes. */
  size: Schema.Finite,
  url: Schema.String,
  isApplyForm: Schema.Boolean,
  isReuse: Schema.Boolean
})

export class MaterialsApi extends HttpApiGroup.make('materials')
  .add(
    /** Uploads one file for one material of a scene; real type, rules and size are checked before it is acknowledged. `formId` is the material id. */
    HttpApiEndpoint.post('tisUpload', '/ljonethingapi/tis/tisUpload', {
      payload: Schema.Struct({ sceneid: Schema.String, formId: Schema.String, file: Multipart.SingleFileSchema }).pipe(
        HttpApiSchema.asMultipart({ maxFileSize: '50 MiB', maxParts: 8 })
      ),
      success: byCode(FileItem),
      error: [Rejected, TooLarge, Invalid, NotFound, Unavailable]
    }),
    HttpApiEndpoint.get('tisDelete', '/ljonethingapi/tis/tisDelete', {
      query: { fileId: Schema.String, filereuse: Schema.optionalKey(Schema.String) },
      success: byCode(Schema.Struct({})),
      error: NotFound
    }),
    /** The bytes, as an attachment under our own name; only for the owner. */
    HttpApiEndpoint.get('tisDownload', '/ljonethingapi/tis/tisDownload', {
      query: { fileId: Schema.String, filename: Schema.optionalKey(Schema.String) },
      success: HttpApiSchema.StreamUint8Array(),
      error: [NotFound, Unavailable]
    }),
    /**
     * Generates the application form as PDF and keeps it as a file of the caller. `formJson` JSON text `{ answers, values, files, region }`
     * (form-value encoded or plain), `templateId` the material's template or empty for the whole application, `extendJson` JSON text `{ sceneid, materialId? }`.
     */
    HttpApiEndpoint.post('newGlovePrinting', '/ljonethingapi/newModelPrint/newGlovePrinting', {
      payload: Schema.Struct({ extendJson: Schema.String, formJson: Schema.String, templateId: Schema.String }),
      success: byCode(Schema.Struct({ fileId: Schema.String, file: FileItem })),
      error: [Rejected, NotFound, Unavailable]
    })
  )
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '材料与申请表' })) {}
