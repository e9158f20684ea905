/** What kind of request it is (请求种类), by its address and headers alone. Pure. */
import type { HttpServerRequest } from 'effect/http'
import { isApiPath } from './apiPath.ts'
import { headersOf } from './headersOf.ts'

/** A file, whole or a part of one. */
export const isFile = (request: HttpServerRequest.HttpServerRequest) =>
  /^(?:multipart\/|application\/offset\+octet-stream$)/.test(request.headers['content-type'] ?? '')

/** A browser says where a call comes from; calls from other sites are refused, other programs say nothing and pass. */
export const isCrossSite = (request: HttpServerRequest.HttpServerRequest) => {
  const site = headersOf(request)['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none' && isApiPath(request.url)
}

/** Whether the service is well: never counted, never limited. */
export const isProbe = (url: string) => url === '/healthz' || url === '/readyz'
