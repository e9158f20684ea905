/** An answer that is the same for all (共用应答): encoded once in each form, asked for again by its ETag (304). */
import { Effect } from 'effect'
import type { HttpServerRequest } from 'effect/http'
import { HttpServerResponse as Response } from 'effect/http'
import type { EncodedOnce } from './encodings.ts'
import { encodingFor, encodingHeaders } from './encodings.ts'

export interface Kept extends EncodedOnce {
  readonly type: string
}

/** `more` are headers of its own. */
export const answerKept = (
  request: HttpServerRequest.HttpServerRequest,
  { etag, type, bytes }: Kept,
  more: Readonly<Record<string, string>> = {}
) =>
  Effect.promise(async () => {
    const encoding = encodingFor(request)
    const headers = { ...more, etag, 'cache-control': 'public, no-cache', ...encodingHeaders(encoding) }
    if (request.headers['if-none-match'] === etag) return Response.empty({ status: 304, headers })
    return Response.uint8Array(await bytes(encoding), { contentType: type, headers })
  })
