/**
 * How answers of the API travel (应答编码), by what their call says of them (`AnswerKind` of the contract).
 *
 * Personal answers are compressed from 1 KB on. Answers that are the same for all are encoded once in each form and kept, and asked for again
 * by their ETag (304); a call with a token still reaches its handler, because it prolongs the session. Answers with a secret travel as they are.
 */
import { AnswerKind } from '@ljonething/api/session/AnswerKind'
import { tokenHeader } from '@ljonething/api/session/Session'
import { Context, Effect } from 'effect'
import type { HttpServerRequest, HttpServerResponse } from 'effect/http'
import { HttpBody, HttpRouter, HttpServerRequest as Request, HttpServerResponse as Response } from 'effect/http'
import type { HttpApiGroup } from 'effect/http-api'
import { HttpApi } from 'effect/http-api'
import { pathOf } from './apiPath.ts'
import type { EncodedOnce } from './encodings.ts'
import { compressQuickly, encodedOnce, encodingFor, encodingHeaders } from './encodings.ts'

type Kind = Context.Service.Shape<typeof AnswerKind>

const leastBytes = 1024
/** Answers that are kept; the one kept longest gives way. */
const mostKept = 200

interface Kept extends EncodedOnce {
  readonly type: string
}

const answerKept = (request: HttpServerRequest.HttpServerRequest, { etag, type, bytes }: Kept) =>
  Effect.promise(async () => {
    const encoding = encodingFor(request)
    const headers = { etag, 'cache-control': 'public, no-cache', ...encodingHeaders(encoding) }
    if (request.headers['if-none-match'] === etag) return Response.empty({ status: 304, headers })
    return Response.uint8Array(await bytes(encoding), { contentType: type, headers })
  })

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

/** By method and path; what an address names itself stands as `:id` in the path of its call. */
const kindsOf = <Id extends string, Groups extends HttpApiGroup.Constraint>(api: HttpApi.HttpApi<Id, Groups>) => {
  const kinds = new Map<string, Kind>()
  const named: { readonly pattern: RegExp; readonly kind: Kind }[] = []
  HttpApi.reflect(api, {
    onGroup: () => undefined,
    onEndpoint: ({ endpoint: { method, path }, mergedAnnotations }) => {
      const kind = Context.get(mergedAnnotations, AnswerKind)
      if (path.includes(':')) named.push({ pattern: new RegExp(`^${method} ${path.replace(/:\w+/g, '[^/]+')}$`), kind })
      else kinds.set(`${method} ${path}`, kind)
    }
  })
  return (method: string, path: string): Kind => {
    const call = `${method} ${path}`
    return kinds.get(call) ?? named.find(({ pattern }) => pattern.test(call))?.kind ?? 'personal'
  }
}

/** Encodes what `api` answers; `openapiPath` is the same for all as well. */
export const EncodedAnswers = <Id extends string, Groups extends HttpApiGroup.Constraint>(
  api: HttpApi.HttpApi<Id, Groups>,
  openapiPath: string
) => {
  const ofCall = kindsOf(api)
  const kindOf = (method: string, path: string): Kind => (method === 'GET' && path === openapiPath ? 'sameForAll' : ofCall(method, path))
  const kept = new Map<string, Kept>()
  return HttpRouter.middleware(
    (effect) => {
      const encoded = (request: HttpServerRequest.HttpServerRequest, kind: Kind, known: Kept | undefined) =>
        Effect.flatMap(effect, (response) => {
          if (kind === 'personal' || response.status !== 200 || response.body._tag !== 'Uint8Array') return compressed(request, response)
          const fresh = known ?? {
            ...encodedOnce(response.body.body, () => Promise.resolve(undefined)),
            type: response.body.contentType
          }
          kept.set(request.url, fresh)
          const oldest = kept.size > mostKept ? kept.keys().next().value : undefined
          if (oldest !== undefined) kept.delete(oldest)
          return answerKept(request, fresh)
        })
      return Effect.contextWith((context: Context.Context<Request.HttpServerRequest>) => {
        const request = Context.get(context, Request.HttpServerRequest)
        const kind = kindOf(request.method, pathOf(request.url))
        if (kind === 'secret') return effect
        const known = kind === 'sameForAll' ? kept.get(request.url) : undefined
        return known !== undefined && !(tokenHeader in request.headers) ? answerKept(request, known) : encoded(request, kind, known)
      })
    },
    { global: true }
  )
}
