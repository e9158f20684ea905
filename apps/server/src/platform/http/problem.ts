/**
 * Answers the platform itself gives to API calls (unknown path, too large, too busy …): the proper HTTP status and the
 * error envelope of the contract, `{ _tag, code, msg }` (code 1 refused, -1 not expected), so that old and plain clients can tell.
 */
import type { HttpServerResponse } from 'effect/http'
import { HttpServerResponse as Response } from 'effect/http'

interface Answer {
  readonly _tag: string
  readonly code: 1 | -1
  readonly msg: string
}

const refused = (_tag: string, msg: string): Answer => ({ _tag, code: 1, msg })
const failed = (_tag: string, msg: string): Answer => ({ _tag, code: -1, msg })

const answers: Record<number, Answer> = {
  400: refused('Rejected', '提交的内容不完整或格式不正确，请重新提交'),
  401: refused('NotLoggedIn', '登录已失效，请重新登录'),
  403: refused('Forbidden', '不允许跨站调用'),
  404: refused('NotFound', '接口不存在'),
  405: refused('Rejected', '不支持的请求方法'),
  413: refused('TooLarge', '提交的内容过大'),
  429: refused('TooMany', '操作过于频繁，请稍后再试'),
  415: refused('Rejected', '不支持的参数类型'),
  503: failed('Unavailable', '系统繁忙，请稍后再试')
}

const otherwise = (status: number) => (status < 500 ? refused('Rejected', '请求未能完成') : failed('Unexpected', '系统繁忙，请稍后再试'))

export const problem = (status: number, headers: Record<string, string> = {}, msg?: string): HttpServerResponse.HttpServerResponse =>
  Response.jsonUnsafe({ ...(answers[status] ?? otherwise(status)), ...(msg === undefined ? {} : { msg }) }, { status, headers })

const isEnveloped = ({ body }: HttpServerResponse.HttpServerResponse): boolean =>
  body._tag !== 'Empty' && (body.contentType?.includes('json') ?? false)

/** Gives an error answer of the router or a handler its envelope when it has none. */
export const withEnvelope = (response: HttpServerResponse.HttpServerResponse): HttpServerResponse.HttpServerResponse => {
  if (response.status < 400 || response.status === 499 || isEnveloped(response)) return response
  const { 'content-type': _type, 'content-length': _length, ...headers } = response.headers
  return problem(response.status, headers)
}
