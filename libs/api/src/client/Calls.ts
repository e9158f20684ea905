/**
 * The calls of the contract by name (调用), for a caller that loads a group when it first uses it: `AnswerOf<'oneThingDrafts', 'queryThingInfo'>`.
 * Types alone: naming a call loads nothing.
 */
import type { Stream } from 'effect'
import type { HttpApi, HttpApiClient, HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import type { Api } from '../Api.ts'

type GroupsOf<A> = A extends HttpApi.HttpApi<infer _Id, infer Groups> ? Groups : never

interface Call<E extends HttpApiEndpoint.ConstraintRequest> {
  readonly request: Exclude<HttpApiEndpoint.ClientRequest<E['~Params'], E['~Query'], E['~Payload'], E['~Headers'], 'decoded-only'>, void>
  readonly answer: HttpApiClient.SuccessType<E['~Success']>
}

type CallsOf<Endpoints> = {
  readonly [Name in keyof Endpoints]: Endpoints[Name] extends HttpApiEndpoint.ConstraintRequest ? Call<Endpoints[Name]> : never
}

type Calls = { readonly [Group in GroupsOf<typeof Api> as HttpApiGroup.Identifier<Group>]: CallsOf<Group['endpoints']> }

export type GroupName = keyof Calls
/** A group of this name, as its module gives it. */
export type GroupNamed<G extends GroupName> = HttpApiGroup.Constraint & { readonly identifier: G }

export type CallName<G extends GroupName> = keyof Calls[G] & string

/** What a call takes: its query, its payload, or nothing. */
export type RequestOf<G extends GroupName, C extends CallName<G>> = Calls[G][C] extends { readonly request: infer Request }
  ? Omit<Request, 'responseMode' | 'sseOptions'>
  : never

/** What a call gives: its data, or the bytes of a file. */
export type AnswerOf<G extends GroupName, C extends CallName<G>> = Calls[G][C] extends { readonly answer: infer Answer }
  ? Answer extends Stream.Stream<Uint8Array, infer _E, infer _R>
    ? Uint8Array<ArrayBuffer>
    : Answer
  : never
