/**
 * The eligibility and lookup calls (资格核验与查询), spec §7.4: every register of the table under its own name, asked and answered in the system's own
 * words. Whatever the table says of a register is its call; nothing is written here per register.
 *
 * Of people their ID numbers are given, several joined with commas, plain or in the encoding of form values. One is told about oneself and about
 * those whom a register confirms as one's own, of these only within an opened handling of the scene `sceneid` that asks the register; everybody else
 * is unknown, alike. Only what a scene for the caller's kind of people asks may be asked.
 */
import type { Register, RegisterParam } from '@ljonething/domain/registers/Register'
import { registerNamed, registerNames } from '@ljonething/domain/registers/registers'
import type { RegisterName, RowOf } from '@ljonething/domain/registers/registers'
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { Forbidden, NotFound, Rejected, TooMany, Unavailable } from '../errors/errors.ts'
import { carrying, Code, Codes, FormValue } from '../schema/texts.ts'
import { CallKind } from '../session/CallKind.ts'
import { LoginRequired } from '../session/Session.ts'

/** This service itself is no outside system, and what is booked has calls of its own (`AppointmentsApi`). */
const isCall = (name: RegisterName): name is CallName => !name.startsWith('local/') && name !== 'marriage/chooseAppointTime'
export type CallName = Exclude<RegisterName, `local/${string}` | 'marriage/chooseAppointTime'>
export const callNames: readonly CallName[] = registerNames.filter(isCall)

export const PersonNumbers = Codes
const Person = carrying('encodedText', PersonNumbers)

type GivenSchema<P> = P extends { readonly isPerson: true } ? typeof Person : typeof FormValue
type ParamSchema<P> = P extends { readonly isOptional: true } ? Schema.optionalKey<GivenSchema<P>> : GivenSchema<P>
type WireName<P, Own> = P extends { readonly coded: infer Coded extends string } ? Coded : Own
type ParamSchemas<R extends Register> = {
  readonly [Own in keyof R['params'] as WireName<R['params'][Own], Own> & string]: ParamSchema<R['params'][Own]>
} & typeof within
/** The handling it is asked within, by the code of its scene. */
const within = { sceneid: Schema.optionalKey(Code) }

/** What a parameter is called in the system's own language. */
export const wireName = (own: string, { coded = own }: RegisterParam): string => coded

const paramSchema = (param: RegisterParam) => {
  const value = param.isPerson === true ? Person : FormValue
  return param.isOptional === true ? Schema.optionalKey(value) : value
}
const paramsOf = <R extends Register>({ params }: R) => {
  const given = Object.fromEntries(Object.entries(params).map(([own, param]) => [wireName(own, param), paramSchema(param)]))
  return Schema.Struct({ ...given, ...within } as unknown as ParamSchemas<R>)
}

/** The verdict as of spec §4.1: "1" passes, "0" does not, "-1" cannot be told; `type` is what the register itself said. */
const verdict = {
  status: Schema.Literals(['1', '0', '-1']),
  message: Schema.String,
  type: Schema.optionalKey(Schema.String)
}

type KeyOf<R> = R extends { readonly lookup: { readonly gives: readonly (infer Key extends string)[] } } ? Key : never
type CodedOf<R> = R extends { readonly lookup: { readonly coded: infer Coded } } ? Coded : unknown
type WireKey<R> = { [Key in KeyOf<R>]: CodedOf<R> extends Readonly<Record<Key, infer Coded extends string>> ? Coded : Key }[KeyOf<R>]
type Known<R> = {
  readonly found: typeof Schema.Boolean
  readonly values: Schema.Struct<{ readonly [Key in WireKey<R>]: Schema.optionalKey<typeof Schema.String> }>
}
type AnswerSchemas<R> = R extends { readonly check: unknown; readonly lookup: unknown }
  ? typeof verdict & Known<R>
  : R extends { readonly lookup: unknown }
    ? Known<R>
    : typeof verdict

/** What an answer key is called in the system's own language. */
const wireKey = (key: string, { coded = {} }: NonNullable<Register['lookup']>): string => coded[key] ?? key

const answerOf = <R extends Register>({ check, lookup }: R) => {
  const values =
    lookup && Schema.Struct(Object.fromEntries(lookup.gives.map((key) => [wireKey(key, lookup), Schema.optionalKey(Schema.String)])))
  return Schema.Struct({ ...(check && verdict), ...(values && { found: Schema.Boolean, values }) } as unknown as AnswerSchemas<R>)
}

const callOf = <const Name extends CallName>(name: Name) => {
  const row = registerNamed(name) as unknown as RowOf<Name>
  return HttpApiEndpoint.post(name, `/${name}`, {
    payload: paramsOf(row),
    success: byCode(answerOf(row)),
    error: [Forbidden, NotFound, Rejected, TooMany, Unavailable]
  }).annotate(CallKind, 'register')
}

type Calls = { [Name in CallName]: ReturnType<typeof callOf<Name>> }[CallName]

export class OneThingRegisterCallsApi extends HttpApiGroup.make('oneThingRegisterCalls')
  .add(...(callNames.map(callOf) as unknown as readonly [Calls, ...Calls[]]))
  .middleware(LoginRequired)
  .prefix(bases.oneThing)
  .annotateMerge(OpenApi.annotations({ title: '资格核验与查询' })) {}
