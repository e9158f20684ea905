/** Reuse (复用) of electronic certificates and of materials handed in before, spec §7.4, §3.3. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { Forbidden, NotFound, Rejected, TooMany, Unavailable } from '../errors/errors.ts'
import { carrying, Code, Key } from '../schema/texts.ts'
import { CallKind } from '../session/CallKind.ts'
import { LoginRequired } from '../session/Session.ts'
import { FileItem } from '../shapes/FileItem.ts'

/** `number` is masked; `validUntil` is a day, '' for good (长期). */
export const ShownCertificate = Schema.Struct({
  reuseId: Schema.String,
  fileName: Schema.String,
  certType: Schema.String,
  certCode: Schema.String,
  holder: Schema.String,
  number: Schema.String,
  issuer: Schema.String,
  validUntil: Schema.String,
  /** Why it cannot be reused now, for the person; '' where it can. */
  refusal: Schema.String
})
export type ShownCertificate = typeof ShownCertificate.Type

/** A material as it was handed in with one application; `submitTime` an ISO instant. */
const FormerMaterial = Schema.Struct({
  reuseId: Schema.String,
  fileName: Schema.String,
  fileCount: Schema.Finite,
  applyNo: Schema.String,
  sceneName: Schema.String,
  submitTime: Schema.String
})

export const ReuseFiles = Schema.Struct({ certificateList: Schema.Array(ShownCertificate), materialList: Schema.Array(FormerMaterial) })
export type ReuseFiles = typeof ReuseFiles.Type

const place = { sceneid: Code, formId: Code }

export class OneThingReuseApi extends HttpApiGroup.make('oneThingReuse')
  .add(
    /**
     * What the caller can reuse for one material of a scene; `formId` is the material id. `cardId` is whose certificate it has to be where the form
     * says so, plain or in the encoding of form values: the caller, or somebody whom a register confirms as the caller's. Of anybody else there is
     * none.
     */
    HttpApiEndpoint.post('reuseFileList', '/reuse/reuseFileList', {
      payload: Schema.Struct({ ...place, cardId: Schema.optionalKey(carrying('encodedText', Code)) }),
      success: byCode(ReuseFiles),
      error: [Forbidden, NotFound, TooMany, Unavailable]
    }).annotate(CallKind, 'register'),
    /** Takes one of them for the material, as it is now: files of the caller with the mark of reuse, submitted as any other. */
    HttpApiEndpoint.get('reuseConfirm', '/reuse/reuseConfirm', {
      query: { ...place, reuseId: Key },
      success: byCode(Schema.Array(FileItem)),
      error: [Forbidden, NotFound, Rejected, TooMany, Unavailable]
    }).annotate(CallKind, 'register'),
    /** What a certificate of the list looks like, before it is taken: its first file, streamed; to the same people. */
    HttpApiEndpoint.get('reuseFile', '/reuse/reuseFile', {
      query: { ...place, reuseId: Key },
      success: HttpApiSchema.StreamUint8Array(),
      error: [Forbidden, NotFound, TooMany, Unavailable]
    }).annotate(CallKind, 'register')
  )
  .prefix(bases.oneThing)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '材料复用' })) {}
