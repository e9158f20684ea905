/**
 * Whether the sandbox is open to a request (沙箱可达): it is on, and nobody unknown passed the request on. A proxy in front that nobody configured would
 * let the whole world in where only this computer was meant; what it adds gives it away.
 */
import { Option } from 'effect'
import type { HttpServerRequest } from 'effect/http'
import type { ServiceConfig } from '../Config.ts'
import { plainAddress } from './callerAddress.ts'

const isForwarded = (headers: Readonly<Record<string, string | undefined>>): boolean =>
  Object.keys(headers).some((name) => name.startsWith('x-forwarded-') || name === 'forwarded' || name === 'x-real-ip')

export const reachesSandbox = (
  { headers, remoteAddress }: Pick<HttpServerRequest.HttpServerRequest, 'headers' | 'remoteAddress'>,
  { sandbox, trustedProxies }: Pick<ServiceConfig['Service'], 'sandbox' | 'trustedProxies'>
): boolean =>
  sandbox && (!isForwarded(headers) || Option.exists(remoteAddress, (address) => trustedProxies.includes(plainAddress(address))))
