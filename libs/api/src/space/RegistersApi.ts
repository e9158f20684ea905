/** What registers answer about a person (预检与数据联动), spec §7.5. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { Forbidden, NotFound, Rejected, TooMany, Unavailable } from '../errors/errors.ts'
import { carrying, Code, FormValue, mapOf } from '../schema/texts.ts'
import { LoginRequired } from '../session/Session.ts'

/** Parameters of a register by the names of the scene. */
export const RegisterParams = mapOf(FormValue)

export class SpaceRegistersApi extends HttpApiGroup.make('spaceRegisters')
  .add(
    /**
     * One pre-check: `checkType` its code, `checkCondition` JSON text of its parameters.
     * A question about somebody who is not the caller's is unknown, and too many of them `TooMany` with Retry-After.
     * `status` is the pre-check status of spec §4.1: "1" success, "0" error, "-1" unknown (the person declares it).
     */
    HttpApiEndpoint.post('checkYb', '/ybsl/checkYb', {
      payload: Schema.Struct({ sceneid: Code, checkType: Code, checkCondition: carrying('encodedJson', RegisterParams) }),
      success: byCode(Schema.Struct({ status: Schema.Literals(['1', '0', '-1']), message: Schema.String })),
      error: [Forbidden, NotFound, Rejected, TooMany]
    }),
    /**
     * Linkage lookup of a field: `interfacename` e.g. `newBorn/getNewBornInfo`, `params` JSON text. The answer's keys fill fields.
     * Answered to those whom a scene serves that asks it.
     */
    HttpApiEndpoint.post('jsLinkage', '/ybsl/jsLinkage', {
      payload: Schema.Struct({ interfacename: Code, params: carrying('encodedJson', RegisterParams) }),
      success: byCode(Schema.Struct({ found: Schema.Boolean, values: Schema.Record(Schema.String, Schema.String) })),
      error: [Forbidden, NotFound, Rejected, TooMany, Unavailable]
    })
  )
  .middleware(LoginRequired)
  .prefix(bases.space)
  .annotateMerge(OpenApi.annotations({ title: '预检与数据联动' })) {}
