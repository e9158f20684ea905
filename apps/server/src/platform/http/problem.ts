/**
 * Answers the platform itself gives to API calls (unknown path, too large, too busy …): the proper HTTP status and the
 * envelope of the contract, `{ code: 1, msg }`, so that old and plain clients can tell.
 */
import type { HttpServerResponse } from 'effect/http'
import { HttpServerResponse as Response } from 'effect/http'

const messages: Record<number, string> = {
  400: '请求格式不正确',
  403: '不允许跨站调用',
  404: '接口不存在',
  405: '不支持的请求方法',
  408: '请求超时',
  413: '提交的内容过大',
  415: '不支持的内容类型',
  500: '系统繁忙，请稍后再试',
  503: '系统繁忙，请稍后再试',
  504: '处理超时，请稍后再试'
}

export const problem = (status: number, headers: Record<string, string> = {}): HttpServerResponse.HttpServerResponse =>
  Response.jsonUnsafe({ code: 1, msg: messages[status] ?? '请求未能完成' }, { status, headers })

const isEnveloped = ({ body }: HttpServerResponse.HttpServerResponse): boolean =>
  body._tag !== 'Empty' && (body.contentType?.includes('json') ?? false)

/** Gives an error answer of the router or a handler its envelope when it has none. */
export const withEnvelope = (response: HttpServerResponse.HttpServerResponse): HttpServerResponse.HttpServerResponse => {
  if (response.status < 400 || response.status === 499 || isEnveloped(response)) return response
  const { 'content-type': _type, 'content-length': _length, ...headers } = response.headers
  return problem(response.status, headers)
}
