/**
 * Whether a browser reached the service over https (是否 https): the service itself speaks http, so that only a proxy in front knows;
 * `x-forwarded-proto` counts when the proxy is one of those configured, anybody else may write what they like.
 */
import { Option } from 'effect'
import type { HttpServerRequest } from 'effect/http'
import { plainAddress } from './callerAddress.ts'

export const isHttps = (
  { headers, remoteAddress }: Pick<HttpServerRequest.HttpServerRequest, 'headers' | 'remoteAddress'>,
  trustedProxies: readonly string[]
): boolean =>
  headers['x-forwarded-proto'] === 'https' && Option.exists(remoteAddress, (address) => trustedProxies.includes(plainAddress(address)))
