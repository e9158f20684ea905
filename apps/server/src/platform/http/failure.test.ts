import { HttpServerError, RequestParseError, RouteNotFound } from 'effect/http/HttpServerError'
import { MultipartError } from 'effect/http/Multipart'
import { HttpServerRequest } from 'effect/http'
import { HttpApiError } from 'effect/http-api'
import { ConnectionError, LockTimeoutError, SqlError, StatementTimeoutError, UniqueViolation, UnknownError } from 'effect/sql/SqlError'
import { ByteSize } from 'effect'
import { describe, expect, it } from 'vitest'
import { ObjectStoreUnavailable } from '../StoredObject.ts'
import { failureOf } from './failure.ts'

const withCode = (code: string) => Object.assign(new Error('said by the system'), { code })
const sql = (code: string) => new SqlError({ reason: new UnknownError({ cause: withCode(code), message: 'said by the database' }) })
const request = HttpServerRequest.fromWeb(new Request('http://localhost/'))
const body = (reason: 'Parse' | 'BodyTooLarge', cause?: unknown) =>
  new HttpServerError({ reason: new RequestParseError({ request, reason, cause }) })

describe('a failed request', () => {
  const outages: readonly (readonly [string, unknown])[] = [
    ['the connection is lost', new SqlError({ reason: new ConnectionError({ cause: new Error('gone') }) })],
    ['the connection is lost within a statement', sql('08006')],
    ['transactions were in each other’s way', sql('40001')],
    ['a statement takes too long', new SqlError({ reason: new StatementTimeoutError({ cause: withCode('57014') }) })],
    ['a lock is not given', new SqlError({ reason: new LockTimeoutError({ cause: withCode('55P03') }) })],
    ['the disk of the database is full', sql('53100')],
    ['the database has too many connections', sql('53300')],
    ['the database is being stopped', sql('57P01')],
    ['the database cannot read its disk', sql('58030')],
    ['a transaction was idle too long', sql('25P03')],
    ['our disk is full', withCode('ENOSPC')],
    ...['EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE'].map((code) => [`the system says ${code}`, withCode(code)] as const),
    ['our disk is full during an upload', MultipartError.fromReason('InternalError', withCode('ENOSPC'))],
    ['our disk is broken during an upload', MultipartError.fromReason('InternalError', withCode('EIO'))],
    ['the store is off', new ObjectStoreUnavailable({ reason: 'EIO' })]
  ]
  it.each(outages)('is an outage where %s', (_, error) => {
    expect(failureOf(error)).toBe('outage')
  })

  it.each([
    ['malformed', 'multipart that is none', MultipartError.fromReason('Parse', { _tag: 'EndNotReached' })],
    ['malformed', 'JSON that is none', body('Parse', new SyntaxError('nonsense'))],
    ['tooLarge', 'a file over its limit', MultipartError.fromReason('FileTooLarge')],
    ['tooLarge', 'a field over its limit', MultipartError.fromReason('FieldTooLarge')],
    ['tooLarge', 'too many parts', MultipartError.fromReason('TooManyParts')],
    ['tooLarge', 'a body over its limit', body('BodyTooLarge')],
    ['tooLarge', 'a form over its limit', new HttpApiError.HttpApiPayloadTooLarge({ limit: 'maxBytes', size: ByteSize.mebibytes(1) })],
    ...['ECONNRESET', 'EPIPE', 'ECONNABORTED'].map(
      (code) => ['gone', `a body that ends with ${code}`, body('Parse', withCode(code))] as const
    ),
    ['gone', 'an upload that was broken off', MultipartError.fromReason('Parse', withCode('ERR_STREAM_PREMATURE_CLOSE'))],
    ['gone', 'a file that was broken off', MultipartError.fromReason('InternalError', withCode('ERR_STREAM_PREMATURE_CLOSE'))]
  ] as const)('is %s with %s', (failure, _, error) => {
    expect(failureOf(error)).toBe(failure)
  })

  it.each([
    ['a broken rule of a table', new SqlError({ reason: new UniqueViolation({ cause: withCode('23505'), constraint: 'draft_pkey' }) })],
    ['any other error', new Error('broken')],
    ['an outside system that broke off', withCode('ECONNRESET')],
    ['a request that led nowhere', new HttpServerError({ reason: new RouteNotFound({ request }) })],
    ['a text', 'broken'],
    ['nothing', undefined],
    ['an error that is its own cause', Object.assign(new Error('round'), { cause: 'round' })],
    ['a parser that broke', MultipartError.fromReason('InternalError', new Error('broken'))]
  ])('is ours with %s', (_, error) => {
    expect(failureOf(error)).toBe('ours')
  })
})
