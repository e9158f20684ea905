/** Encodings of an answer (压缩): what a browser accepts, and how each is made. */
import type { HttpServerRequest } from 'effect/http'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

export type Compressed = Exclude<Encoding, 'identity'>

const accepts = (request: HttpServerRequest.HttpServerRequest, encoding: Encoding): boolean =>
  (request.headers['accept-encoding'] ?? '')
    .split(',')
    .some((part) => part.trim().split(';')[0] === encoding && !/;\s*q=0(?:\.0+)?\s*$/.test(part))

export const encodingFor = (request: HttpServerRequest.HttpServerRequest): Encoding =>
  accepts(request, 'br') ? 'br' : accepts(request, 'gzip') ? 'gzip' : 'identity'

export const encodingHeaders = (encoding: Encoding): Record<string, string> => ({
  vary: 'accept-encoding',
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding })
})

const brotli = (bytes: Uint8Array, quality: number): Promise<Uint8Array> =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  })

/** Well, for what is sent many times. */
const compressWell: Record<Compressed, (bytes: Uint8Array) => Promise<Uint8Array>> = {
  br: (bytes) => brotli(bytes, 9),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 })
}

/** Quickly, for what is sent once. */
export const compressQuickly: Record<Compressed, (bytes: Uint8Array) => Promise<Uint8Array>> = {
  br: (bytes) => brotli(bytes, 3),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 4 })
}

/** Bytes that are sent many times: each form is made once, on first use. */
export interface EncodedOnce {
  /** Strong: the same for the same bytes alone. */
  readonly etag: string
  readonly bytes: (encoding: Encoding) => Promise<Uint8Array>
}

/** `ready` gives a form that was made before, if there is one. */
export const encodedOnce = (plain: Uint8Array, ready: (encoding: Compressed) => Promise<Uint8Array | undefined>): EncodedOnce => {
  const forms = new Map<Compressed, Promise<Uint8Array>>()
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    bytes: (encoding) => {
      if (encoding === 'identity') return Promise.resolve(plain)
      const made = forms.get(encoding) ?? ready(encoding).then((found) => found ?? compressWell[encoding](plain))
      forms.set(encoding, made)
      return made
    }
  }
}
