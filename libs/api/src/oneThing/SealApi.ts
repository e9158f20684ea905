/**
 * Online signing (在线签名), spec §4.2, §7.4. A ticket is what `switchTicket` gives for `sealCentreTarget`: fresh for each call that takes one, used
 * up by it.
 *
 * One signs what one has seen: `digest` is that of the bytes that were shown. A signature changes the bytes of the file and nothing else: its id,
 * name and place stay, and earlier signatures in it hold. Sent again, with the answer lost, signing gives the same signed file and does nothing
 * twice.
 */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { Forbidden, NotFound, Rejected, TooMany, Unavailable } from '../errors/errors.ts'
import { carrying, Code, Key } from '../schema/texts.ts'
import { LoginRequired } from '../session/Session.ts'
import { PrintPayload } from '../shapes/FormPayload.ts'
import { SealKind, Signature, SignedFile, Signing } from '../shapes/Signature.ts'
import { PrintedMaterial } from './PrintingApi.ts'

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
    }),
    /**
     * Signs a file for the caller with the seal `sid`: status 0 with `fileId` and how far the signing is; 3, 4 or another with `msg`. `digest` is
     * the SHA-256 (hex) of the bytes that the caller was shown; another file than that is not signed. `invitationId` where the file is somebody
     * else's.
     */
    HttpApiEndpoint.get('signatureByFileId', '/seal/signatureByFileId', {
      query: { fileId: Key, sid: Key, ticket: Key, digest: Code },
      success: byCode(SignedFile),
      error: [Forbidden, NotFound, Rejected, TooMany, Unavailable]
    }),
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
    })
  )
  .prefix(bases.oneThing)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '在线签名' })) {}
