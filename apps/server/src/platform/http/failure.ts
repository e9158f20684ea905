/**
 * What a failed request met (失败归类), from whatever it failed with. `gone`: the caller broke off, nobody waits for an answer; `malformed`: the body
 * is broken or cut short; `tooLarge`: over a limit of size; `outage`: database, disk or store cannot serve now, later they can; `ours`: nobody
 * expected it. Source: PostgreSQL error codes (classes 08, 40, 53, 57, 58 and 55P03, 25P03), errno(3).
 */
import { isHttpServerError } from 'effect/http/HttpServerError'
import { isMultipartError } from 'effect/http/Multipart'
import { HttpApiError } from 'effect/http-api'

export type Failure = 'gone' | 'malformed' | 'tooLarge' | 'outage' | 'ours'

const passingStates = /^(?:08|40|53|57|58)[0-9A-Z]{3}$|^55P03$|^25P03$/
const passingErrnos = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE'])
const passingTags = new Set(['ConnectionError', 'ObjectStoreUnavailable'])
const brokenOff = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ERR_STREAM_PREMATURE_CLOSE'])

const deepest = 8

/** The error, what it names as its reason or cause, and so on inwards. */
function* withCauses(error: unknown): Generator<object> {
  let next = error
  for (let depth = 0; depth < deepest && typeof next === 'object' && next !== null; depth++) {
    yield next
    next = 'reason' in next && typeof next.reason === 'object' ? next.reason : 'cause' in next ? next.cause : undefined
  }
}

const textOf = (error: object, key: 'code' | '_tag'): string => {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' ? value : ''
}

const isPassing = (error: object) =>
  passingTags.has(textOf(error, '_tag')) || passingStates.test(textOf(error, 'code')) || passingErrnos.has(textOf(error, 'code'))

const bodyFailure = (error: unknown): Failure | undefined => {
  if (isMultipartError(error))
    return error.reason._tag === 'Parse' ? 'malformed' : error.reason._tag === 'InternalError' ? undefined : 'tooLarge'
  if (!isHttpServerError(error) || error.reason._tag !== 'RequestParseError') return undefined
  return error.reason.reason === 'BodyTooLarge' ? 'tooLarge' : 'malformed'
}

export const failureOf = (error: unknown): Failure => {
  const causes = [...withCauses(error)]
  if ((isMultipartError(error) || isHttpServerError(error)) && causes.some((cause) => brokenOff.has(textOf(cause, 'code')))) return 'gone'
  if (causes.some(isPassing)) return 'outage'
  return bodyFailure(error) ?? (HttpApiError.HttpApiPayloadTooLarge.is(error) ? 'tooLarge' : 'ours')
}
