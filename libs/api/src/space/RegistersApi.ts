/** What registers answer about a person (预检与数据联动), spec §7.5. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { Forbidden, NotFound, Rejected, TooMany, Unavailable } from '../errors/errors.ts'
import { carrying, Code, FormValue, mapOf } from '../schema/texts.ts'
import { CallKind } from '../session/CallKind.ts'
import { LoginRequired } from '../session/Session.ts'

/** Parameters of a register by the names of the scene. */
export const RegisterParams = mapOf(FormValue)

/** `source` is the system that said it, `at` an ISO instant, `values` stored texts by field name. */
const KnownOfRegister = Schema.Struct({
  source: Schema.String,
  at: Schema.String,
  values: Schema.Record(Schema.String, Schema.String)
})

export class SpaceRegistersApi extends HttpApiGroup.make('spaceRegisters')
  .add(
    /**
     * One pre-check: `checkType` its code, `checkCondition` JSON text of its parameters.
     * A question about somebody who is not the caller's, or about one of theirs while they have no handling of the scene opened, is unknown; too
     * many of them are `TooMany` with Retry-After.
     * `status` is the pre-check status of spec §4.1: "1" success, "0" error, "-1" unknown (the person declares it).
     * `known` is what the register says besides and the scene fills fields with, by field name, with its source and the time it was asked.
     */
    HttpApiEndpoint.post('checkYb', '/ybsl/checkYb', {
      payload: Schema.Struct({ sceneid: Code, checkType: Code, checkCondition: carrying('encodedJson', RegisterParams) }),
      success: byCode(
        Schema.Struct({ status: Schema.Literals(['1', '0', '-1']), message: Schema.String, known: Schema.optionalKey(KnownOfRegister) })
      ),
      error: [Forbidden, NotFound, Rejected, TooMany]
    }).annotate(CallKind, 'register'),
    /**
     * Linkage lookup of a field: `interfacename` e.g. `newBorn/getNewBornInfo`, `params` JSON text. The answer's keys fill fields;
     * what was found says by which system and when.
     * Answered to those whom a scene serves that asks it; about somebody else only within an opened handling of the scene `sceneid` that asks it.
     */
    HttpApiEndpoint.post('jsLinkage', '/ybsl/jsLinkage', {
      payload: Schema.Struct({ interfacename: Code, params: carrying('encodedJson', RegisterParams), sceneid: Schema.optionalKey(Code) }),
      success: byCode(
        Schema.Struct({
          found: Schema.Boolean,
          source: Schema.optionalKey(KnownOfRegister.fields.source),
          at: Schema.optionalKey(KnownOfRegister.fields.at),
          values: KnownOfRegister.fields.values
        })
      ),
      error: [Forbidden, NotFound, Rejected, TooMany, Unavailable]
    }).annotate(CallKind, 'register')
  )
  .middleware(LoginRequired)
  .prefix(bases.space)
  .annotateMerge(OpenApi.annotations({ title: '预检与数据联动' })) {}
