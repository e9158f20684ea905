/**
 * What can be booked (预约查询), spec §7.4: areas, organisations, days, times, with the defaults of §9. Nothing of it is about a person. Scenes that
 * declare a booking answer under the same calls: `sceneid` says which; without it the one that names these calls as its own.
 */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { NotFound, Rejected } from '../errors/errors.ts'
import { Code } from '../schema/texts.ts'

const inScene = { sceneid: Schema.optionalKey(Code) }
const ofKind = { businessType: Schema.optionalKey(Code), registerType: Schema.optionalKey(Code) }

const Area = Schema.Struct({ code: Schema.String, name: Schema.String, hasChildren: Schema.Boolean })

const Organization = Schema.Struct({
  orgCode: Schema.String,
  name: Schema.String,
  areaCode: Schema.String,
  address: Schema.String,
  phone: Schema.String,
  hours: Schema.String,
  weekendOpen: Schema.Boolean
})

/** `open`: received and may be booked now, though all of it may be taken; `reason` why it cannot be chosen. */
const Day = Schema.Struct({
  date: Schema.String,
  open: Schema.Boolean,
  left: Schema.Finite,
  reason: Schema.optionalKey(Schema.String)
})

const Time = Schema.Struct({ slot: Schema.String, from: Schema.String, to: Schema.String, left: Schema.Finite })

export class OneThingAppointmentsApi extends HttpApiGroup.make('oneThingAppointments')
  .add(
    /** Directly inside `areaCode`, 1000000000000000000 above all unless given: those with an organisation that takes the business. */
    HttpApiEndpoint.post('getAreaList', '/marriage/getAreaList', {
      payload: Schema.Struct({ ...inScene, ...ofKind, areaCode: Schema.optionalKey(Code) }),
      success: byCode(Schema.Array(Area)),
      error: [NotFound, Rejected]
    }),
    /** The counties inside `areaCode`, 230000000000 unless given, at any depth. */
    HttpApiEndpoint.post('queryCountys', '/marriage/queryCountys', {
      payload: Schema.Struct({ ...inScene, ...ofKind, areaCode: Schema.optionalKey(Code) }),
      success: byCode(Schema.Array(Area)),
      error: [NotFound, Rejected]
    }),
    /** Those in `areaCode`, 230000000000 unless given, and below. */
    HttpApiEndpoint.post('queryOrgs', '/marriage/queryOrgs', {
      payload: Schema.Struct({ ...inScene, ...ofKind, areaCode: Schema.optionalKey(Code) }),
      success: byCode(Schema.Array(Organization)),
      error: [NotFound, Rejected]
    }),
    /** From today as many days as may be booked ahead; `notes` are the rules as a person reads them. */
    HttpApiEndpoint.post('appointOrganizationConfigure', '/marriage/appointOrganizationConfigure', {
      payload: Schema.Struct({ ...inScene, ...ofKind, orgCode: Code }),
      success: byCode(Schema.Struct({ orgCode: Schema.String, days: Schema.Array(Day), notes: Schema.Array(Schema.String) })),
      error: [NotFound, Rejected]
    }),
    /** The times of a day with what is left of each; a day that cannot be booked is `Rejected` with the reason. */
    HttpApiEndpoint.post('chooseAppointTime', '/marriage/chooseAppointTime', {
      payload: Schema.Struct({ ...inScene, ...ofKind, orgCode: Code, date: Code }),
      success: byCode(Schema.Array(Time)),
      error: [NotFound, Rejected]
    })
  )
  .prefix(bases.oneThing)
  .annotateMerge(OpenApi.annotations({ title: '预约查询' })) {}
