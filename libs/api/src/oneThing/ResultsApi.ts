/** What cases have come to (办理结果): certificates and notices as files, spec §7.4, §7.5. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { FileDownloadError, NotFound, Rejected, TooMany } from '../errors/errors.ts'
import { Key } from '../schema/texts.ts'
import { CallKind } from '../session/CallKind.ts'
import { LoginRequired } from '../session/Session.ts'

export class OneThingResultsApi extends HttpApiGroup.make('oneThingResults')
  .add(
    /** A file of an application, streamed: of a result (`files` of its case, which `url` leads to), or any file of the caller by its id. */
    HttpApiEndpoint.get('downloadMaterial', '/ybsl/downloadMaterial', {
      query: { materialId: Key },
      success: HttpApiSchema.StreamUint8Array(),
      error: [NotFound, TooMany, FileDownloadError]
    }).annotate(CallKind, 'document'),
    /** The certificate of a file of a result as a picture, PNG. */
    HttpApiEndpoint.post('getCertificatePngByFile', '/hljCertificate/getCertificatePngByFile', {
      payload: Schema.Struct({ materialId: Key }),
      success: HttpApiSchema.StreamUint8Array({ contentType: 'image/png' }),
      error: [NotFound, Rejected, TooMany, FileDownloadError]
    }).annotate(CallKind, 'document'),
    /** Certificates (DER, base64) of those who stand for the seals of departments (印章机构), by which an OFD is checked; none where nobody is known. */
    HttpApiEndpoint.get('sealAuthorities', '/hljCertificate/sealAuthorities', { success: byCode(Schema.Array(Schema.String)) })
  )
  .prefix(bases.oneThing)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '办理结果' })) {}
