/** Material files (材料) by the names of the space service, spec §7.5; they do what the calls of §7.4 do, for the same people. */
import { Schema } from 'effect'
import { Multipart } from 'effect/http'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { Forbidden, Invalid, NotFound, Rejected, TooLarge, TooMany, Unavailable } from '../errors/errors.ts'
import { JudgeAnswer, JudgeLevel, UploadTarget } from '../oneThing/MaterialsApi.ts'
import { Code, Key, Line } from '../schema/texts.ts'
import { CallKind } from '../session/CallKind.ts'
import { LoginRequired } from '../session/Session.ts'
import { FileItem } from '../shapes/FileItem.ts'

const errors = [Forbidden, Rejected, TooLarge, TooMany, Invalid, NotFound, Unavailable] as const

export const NamedUpload = Schema.Struct({ ...UploadTarget.fields, name: Line, fileType: Code })
export const JudgedAs = Schema.Struct({ type: JudgeLevel, ext: Code })

export class SpaceMaterialsApi extends HttpApiGroup.make('spaceMaterials')
  .add(
    HttpApiEndpoint.post('uploadToTis', '/ybsl/uploadToTis', {
      payload: Schema.Struct({ ...UploadTarget.fields, file: Multipart.SingleFileSchema }).pipe(HttpApiSchema.asMultipart({ maxParts: 8 })),
      success: byCode(FileItem),
      error: errors
    }).annotate(CallKind, 'file'),
    /** `fileType` is the extension in lower case, which the file gets where its name has none; the path is ours, none is shown. */
    HttpApiEndpoint.post('uploadFile', '/ybsl/uploadFile', {
      payload: Schema.Struct({ ...NamedUpload.fields, file: Multipart.SingleFileSchema }).pipe(HttpApiSchema.asMultipart({ maxParts: 8 })),
      success: byCode(Schema.Struct({ id: Schema.String, name: Schema.String })),
      error: errors
    }).annotate(CallKind, 'file'),
    /** Judges a file without keeping it, as `preViewCheck/judge`; `ext` is what its real type has to be. */
    HttpApiEndpoint.post('judgeFile', '/ybsl/judgeFile', {
      payload: Schema.Struct({ ...JudgedAs.fields, files: Multipart.SingleFileSchema }).pipe(HttpApiSchema.asMultipart({ maxParts: 8 })),
      success: JudgeAnswer,
      error: errors
    }).annotate(CallKind, 'file'),
    HttpApiEndpoint.post('deleteFileFromTis', '/ybsl/deleteFileFromTis', {
      payload: Schema.Struct({ fileId: Key }),
      success: byCode(Schema.Struct({})),
      error: [NotFound]
    }),
    HttpApiEndpoint.get('downloadFromTis', '/ybsl/downloadFromTis', {
      query: { fileId: Key, filename: Schema.optionalKey(Line) },
      success: HttpApiSchema.StreamUint8Array(),
      error: [NotFound, Unavailable]
    }),
    /** `type` is the extension; a file of another type is not this file. */
    HttpApiEndpoint.get('filedownload', '/basic/filedownload', {
      query: { fileName: Line, id: Key, type: Code },
      success: HttpApiSchema.StreamUint8Array(),
      error: [NotFound, Unavailable]
    })
  )
  .prefix(bases.space)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '材料（空间服务）' })) {}
