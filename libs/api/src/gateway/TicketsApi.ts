/** Single sign-on with other systems (单点登录), spec §7.2: the call of the provincial gateway. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byResultDate } from '../envelope/byCode.ts'
import { Forbidden, Rejected, Unavailable } from '../errors/errors.ts'
import { Address } from '../schema/texts.ts'
import { AnswerKind } from '../session/AnswerKind.ts'
import { CallKind } from '../session/CallKind.ts'
import { LoginRequired } from '../session/Session.ts'

export class GatewayTicketsApi extends HttpApiGroup.make('gatewayTickets')
  .add(
    /** A fresh one-time ticket of the caller for the system at the address, which must be one that may be handed tickets. */
    HttpApiEndpoint.post('switchTicket', '/switchTicket', {
      payload: Schema.Struct({ target: Address }),
      success: byResultDate(Schema.Struct({ ticket: Schema.String })),
      error: [Forbidden, Rejected, Unavailable]
    })
      .middleware(LoginRequired)
      .annotate(AnswerKind, 'secret')
      .annotate(CallKind, 'ticket')
  )
  .prefix(bases.gateway)
  .annotateMerge(OpenApi.annotations({ title: '单点登录' })) {}
