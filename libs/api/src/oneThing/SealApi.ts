/**
 * Online signing (在线签名), spec §4.2, §7.4. A ticket is what `switchTicket` gives for `sealCentreTarget`: fresh for each call that takes one, used
 * up by it.
 *
 * One signs what one has seen: `digest` is that of the bytes that were shown. A signature changes the bytes of the file and nothing else: its id,
 * name and place stay, and earlier signatures in it hold. Sent again, with the answer lost, signing gives the same signed file and does nothing
 * twice.
 */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { Forbidden, NotFound, Rejected, TooMany, Unavailable } from '../errors/errors.ts'
import { carrying, Code, Key } from '../schema/texts.ts'
import { AnswerKind } from '../session/AnswerKind.ts'
import { CallKind } from '../session/CallKind.ts'
import { LoginRequired } from '../session/Session.ts'
import { PrintPayload } from '../shapes/FormPayload.ts'
import { SealKind, Signature, SignedFile, Signing } from '../shapes/Signature.ts'
import { PrintedMaterial } from './PrintingApi.ts'

/** A file that somebody else asks the caller to sign (待签名). */
export const Invitation = Schema.Struct({
  invitationId: Schema.String,
  sceneCode: Schema.String,
  sceneName: Schema.String,
  /** Of the material. */
  label: Schema.String,
  /** Who asks, masked. */
  from: Schema.String,
  /** ISO. */
  expiresAt: Schema.String
})
export type Invitation = typeof Invitation.Type

const invited = { invitationId: Key }

export class OneThingSealApi extends HttpApiGroup.make('oneThingSeal')
  .add(
    /**
     * Whether the caller, or the company they act for, has a seal: status 0 with its `sid`, 3, 4, or another with `msg`. `seal` is that of the
     * signer who the caller is; the caller's own unless given.
     */
    HttpApiEndpoint.get('getSignature', '/seal/getSignature', {
      query: { ticket: Key, seal: Schema.optionalKey(SealKind) },
      success: byCode(Signature),
      error: [Forbidden, Rejected, Unavailable]
    }).annotate(CallKind, 'seal'),
    /**
     * Signs a file for the caller with the seal `sid`: status 0 with `fileId` and how far the signing is; 3, 4 or another with `msg`. `digest` is
     * the SHA-256 (hex) of the bytes that the caller was shown; another file than that is not signed. `invitationId` where the file is somebody
     * else's.
     */
    HttpApiEndpoint.get('signatureByFileId', '/seal/signatureByFileId', {
      query: { fileId: Key, sid: Key, ticket: Key, digest: Code, invitationId: Schema.optionalKey(Key) },
      success: byCode(SignedFile),
      error: [Forbidden, NotFound, Rejected, TooMany, Unavailable]
    }).annotate(CallKind, 'seal'),
    /**
     * Who signs a file of the caller's and who has. With the form as it is now (`extendJson`, `formJson` as of `newGlovePrinting`) it says also
     * whether the file still says what the form says.
     */
    HttpApiEndpoint.post('signing', '/seal/signing', {
      payload: Schema.Struct({
        fileId: Key,
        extendJson: Schema.optionalKey(carrying('json', PrintedMaterial)),
        formJson: Schema.optionalKey(carrying('encodedJson', PrintPayload))
      }),
      success: byCode(Signing),
      error: [Forbidden, NotFound, Rejected]
    }),
    /**
     * Asks one of the signers, who is not the caller, to sign on a device of their own: a code for a QR code or a link, good for a day and for
     * that person alone. Asked again there is a new one and the former is void. Secret.
     */
    HttpApiEndpoint.post('invite', '/seal/invite', {
      payload: Schema.Struct({ fileId: Key, signer: Key }),
      success: byCode(Schema.Struct({ code: Schema.String, expiresAt: Schema.String })),
      error: [Forbidden, NotFound, Rejected, TooMany]
    })
      .annotate(AnswerKind, 'secret')
      .annotate(CallKind, 'seal'),
    /** The invitation of a code, for the person who is asked and nobody else. */
    HttpApiEndpoint.post('openInvitation', '/seal/openInvitation', {
      payload: Schema.Struct({ code: Key }),
      success: byCode(Invitation),
      error: [NotFound]
    }).annotate(CallKind, 'seal'),
    /** What the caller is asked to sign, the latest first. */
    HttpApiEndpoint.get('invitations', '/seal/invitations', { success: byCode(Schema.Array(Invitation)) }),
    /** As `signing`, of the file of an invitation of the caller's. */
    HttpApiEndpoint.get('invitedSigning', '/seal/invitedSigning', { query: invited, success: byCode(Signing), error: [NotFound] }),
    /** The bytes of the file of an invitation of the caller's. */
    HttpApiEndpoint.get('invitedFile', '/seal/invitedFile', {
      query: invited,
      success: HttpApiSchema.StreamUint8Array(),
      error: [NotFound, Unavailable]
    })
  )
  .prefix(bases.oneThing)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '在线签名' })) {}
