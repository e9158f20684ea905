/** Material files (材料), spec §7.4. */
import { Schema } from 'effect'
import { Multipart } from 'effect/http'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { Forbidden, Invalid, NotFound, Rejected, TooLarge, TooMany, Unavailable } from '../errors/errors.ts'
import { carrying, Code, Key, Line } from '../schema/texts.ts'
import { CallKind } from '../session/CallKind.ts'
import { LoginRequired } from '../session/Session.ts'
import { FileItem } from '../shapes/FileItem.ts'

/** What a file is uploaded for. Where it stands before the file in the body, the limit of the material holds while the file comes in. */
export const UploadTarget = Schema.Struct({ sceneid: Code, formId: Code })
export type UploadTarget = typeof UploadTarget.Type

export const CivilAffairsTarget = Schema.Struct({
  formId: Code,
  name: Line,
  type: Schema.Literals(['0', '1']),
  cardId: carrying('encodedText', Code)
})

/** "1" looks into the content as well, "0" at the type alone. */
export const JudgeLevel = Schema.Literals(['0', '1'])
export const JudgeTarget = Schema.Struct({ allcheck: JudgeLevel })

/** The upload judge has a success code of its own (spec §5); what does not pass is refused like any other call. */
export const JudgeAnswer = Schema.Struct({ code: Schema.Literal(200), msg: Schema.String })

export class OneThingMaterialsApi extends HttpApiGroup.make('oneThingMaterials')
  .add(
    /** Uploads one file for one material of a scene; real type, rules and size are checked before it is acknowledged. `formId` is the material id. */
    HttpApiEndpoint.post('tisUpload', '/tis/tisUpload', {
      payload: Schema.Struct({ ...UploadTarget.fields, file: Multipart.SingleFileSchema }).pipe(HttpApiSchema.asMultipart({ maxParts: 8 })),
      success: byCode(FileItem),
      error: [Forbidden, Rejected, TooLarge, Invalid, NotFound, Unavailable]
    }).annotate(CallKind, 'file'),
    /**
     * Uploads one file for a material of a matter of civil affairs (民政部门材料上传), held to what `tisUpload` holds it to. `formId` is the material id,
     * `name` the name of the file, `type` "0" where several matters share the material, else "1". `cardId` is whose document it is, plain or in the
     * encoding of form values: the caller, or somebody whom a register confirms as the caller's. The file is the caller's, submitted as any other.
     */
    HttpApiEndpoint.post('civilAffairsUpload', '/civilAffairsBureau/upload', {
      payload: Schema.Struct({ ...CivilAffairsTarget.fields, file: Multipart.SingleFileSchema }).pipe(
        HttpApiSchema.asMultipart({ maxParts: 8 })
      ),
      success: byCode(FileItem),
      error: [Forbidden, Rejected, TooLarge, TooMany, Invalid, NotFound, Unavailable]
    }).annotate(CallKind, 'file'),
    /** Judges a file without keeping it: its real type, and what it holds. */
    HttpApiEndpoint.post('judge', '/preViewCheck/judge', {
      payload: Schema.Struct({ ...JudgeTarget.fields, file: Multipart.SingleFileSchema }).pipe(HttpApiSchema.asMultipart({ maxParts: 8 })),
      success: JudgeAnswer,
      error: [Rejected, TooLarge, TooMany, Invalid]
    }).annotate(CallKind, 'file'),
    HttpApiEndpoint.get('tisDelete', '/tis/tisDelete', {
      query: { fileId: Key, filereuse: Schema.optionalKey(Code) },
      success: byCode(Schema.Struct({})),
      error: NotFound
    }),
    /** The bytes, as an attachment under our own name; only for the owner. */
    HttpApiEndpoint.get('tisDownload', '/tis/tisDownload', {
      query: { fileId: Key, filename: Schema.optionalKey(Line) },
      success: HttpApiSchema.StreamUint8Array(),
      error: [NotFound, Unavailable]
    })
  )
  .prefix(bases.oneThing)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '材料' })) {}
