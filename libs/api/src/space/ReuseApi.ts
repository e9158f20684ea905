/** Certificates that make handing in unnecessary (免提交证照), spec §7.5. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { Unavailable } from '../errors/errors.ts'
import { ShownCertificate } from '../oneThing/ReuseApi.ts'
import { Codes } from '../schema/texts.ts'
import { CallKind } from '../session/CallKind.ts'
import { LoginRequired } from '../session/Session.ts'

export class SpaceReuseApi extends HttpApiGroup.make('spaceReuse')
  .add(
    /** The caller's own certificates of these kinds that are valid today; `linkedCerts` is a comma list of kinds (证照类型代码). */
    HttpApiEndpoint.post('getFreeCertList', '/ybsl/getFreeCertList', {
      payload: Schema.Struct({ linkedCerts: Codes }),
      success: byCode(Schema.Array(ShownCertificate)),
      error: [Unavailable]
    }).annotate(CallKind, 'register')
  )
  .prefix(bases.space)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '免提交证照' })) {}
