/**
 * How answers of the API travel (应答编码), by what their call says of them (`AnswerKind` of the contract).
 *
 * Personal answers are compressed from 1 KB on. Answers that are the same for all are encoded once in each form and kept, and asked for again
 * by their ETag (304); a call with a token still reaches its handler, because it prolongs the session. Answers with a secret travel as they are.
 */
import { AnswerKind } from '@ljonething/api/session/AnswerKind'
import { tokenHeader } from '@ljonething/api/session/Session'
import type { Schema } from 'effect'
import { Context, Effect, SchemaAST } from 'effect'
import type { HttpServerRequest, HttpServerResponse } from 'effect/http'
import { HttpBody, HttpRouter, HttpServerRequest as Request, HttpServerResponse as Response } from 'effect/http'
import type { HttpApiGroup } from 'effect/http-api'
import { HttpApi } from 'effect/http-api'
import { pathOf } from './apiPath.ts'
import { compressQuickly, encodedOnce, encodingFor, encodingHeaders } from './encodings.ts'
import { answerKept } from './keptAnswer.ts'
import type { Kept } from './keptAnswer.ts'

type Kind = Context.Service.Shape<typeof AnswerKind>

const leastBytes = 1024
/** Answers that are kept; the one kept longest gives way. */
const mostKept = 200

const compressed = (request: HttpServerRequest.HttpServerRequest, response: HttpServerResponse.HttpServerResponse) => {
  const { body, headers } = response
  if (body._tag !== 'Uint8Array' || body.contentLength < leastBytes || !isText(body.contentType) || 'content-encoding' in headers)
    return Effect.succeed(response)
  const encoding = encodingFor(request)
  const told = Response.setHeaders(response, encodingHeaders(encoding))
  if (encoding === 'identity') return Effect.succeed(told)
  return Effect.promise(async () =>
    Response.setBody(told, HttpBody.uint8Array(await compressQuickly[encoding](body.body), body.contentType))
  )
}

const isText = (type: string) => /^(?:application\/json|text\/)/.test(type)

interface Call {
  readonly kind: Kind
  /** Names of its query; undefined where they are not known one by one. */
  readonly query: readonly string[] | undefined
}

const namesIn = (query: Schema.Top | undefined): readonly string[] | undefined => {
  if (query === undefined) return []
  const { ast } = query
  return SchemaAST.isObjects(ast) ? ast.propertySignatures.map(({ name }) => String(name)) : undefined
}

/** The address of an answer: what else somebody writes into a query does not make another one of it. */
const addressOf = (url: string, { query }: Call): string => {
  if (query === undefined) return url
  const path = pathOf(url)
  const given = new URLSearchParams(url.slice(path.length))
  return `${path}?${new URLSearchParams(query.flatMap((name) => given.getAll(name).map((value) => [name, value])))}`
}

/** By path and method; what an address names itself stands as `:id` in the path of its call. */
const callsOf = <Id extends string, Groups extends HttpApiGroup.Constraint>(api: HttpApi.HttpApi<Id, Groups>) => {
  const calls = new Map<string, Map<string, Call>>()
  const named: { readonly pattern: RegExp; readonly call: Call }[] = []
  HttpApi.reflect(api, {
    onGroup: () => undefined,
    onEndpoint: ({ endpoint: { method, path, query }, mergedAnnotations }) => {
      const call = { kind: Context.get(mergedAnnotations, AnswerKind), query: namesIn(query) }
      if (path.includes(':')) named.push({ pattern: new RegExp(`^${method} ${path.replace(/:\w+/g, '[^/]+')}$`), call })
      else calls.set(path, (calls.get(path) ?? new Map<string, Call>()).set(method, call))
    }
  })
  return (method: string, path: string): Call => {
    const known = calls.get(path)?.get(method)
    if (known !== undefined) return known
    const asked = `${method} ${path}`
    return named.find(({ pattern }) => pattern.test(asked))?.call ?? { kind: 'personal', query: undefined }
  }
}

/** Encodes what `api` answers; `openapiPath` is the same for all as well. */
export const EncodedAnswers = <Id extends string, Groups extends HttpApiGroup.Constraint>(
  api: HttpApi.HttpApi<Id, Groups>,
  openapiPath: string
) => {
  const ofApi = callsOf(api)
  const openapi: Call = { kind: 'sameForAll', query: [] }
  const callOf = (method: string, path: string): Call => (method === 'GET' && path === openapiPath ? openapi : ofApi(method, path))
  const kept = new Map<string, Kept>()
  return HttpRouter.middleware(
    (effect) => {
      const encoded = (request: HttpServerRequest.HttpServerRequest, address: string | undefined, known: Kept | undefined) =>
        Effect.flatMap(effect, (response) => {
          if (address === undefined || response.status !== 200 || response.body._tag !== 'Uint8Array') return compressed(request, response)
          const fresh = known ?? {
            ...encodedOnce(response.body.body, () => Promise.resolve(undefined)),
            type: response.body.contentType
          }
          kept.set(address, fresh)
          const oldest = kept.size > mostKept ? kept.keys().next().value : undefined
          if (oldest !== undefined) kept.delete(oldest)
          return answerKept(request, fresh)
        })
      return Effect.contextWith((context: Context.Context<Request.HttpServerRequest>) => {
        const request = Context.get(context, Request.HttpServerRequest)
        const call = callOf(request.method, pathOf(request.url))
        if (call.kind === 'secret') return effect
        const address = call.kind === 'sameForAll' ? addressOf(request.url, call) : undefined
        const known = address === undefined ? undefined : kept.get(address)
        return known !== undefined && !(tokenHeader in request.headers) ? answerKept(request, known) : encoded(request, address, known)
      })
    },
    { global: true }
  )
}
