/**
 * Online signing (在线签名), spec §4.2, §7.4. A ticket is what `switchTicket` gives for `sealCentreTarget`: fresh for each call that takes one, used
 * up by it.
 */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { Forbidden, Rejected, Unavailable } from '../errors/errors.ts'
import { Key } from '../schema/texts.ts'
import { LoginRequired } from '../session/Session.ts'
import { SealKind, Signature } from '../shapes/Signature.ts'

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
    })
  )
  .prefix(bases.oneThing)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '在线签名' })) {}
