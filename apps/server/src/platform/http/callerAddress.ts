/**
 * The address a call comes from (来源地址): of whoever is connected, or, where that is a configured proxy, the last of `x-forwarded-for` that is none.
 * What anybody else writes there is not looked at.
 */
import { Option } from 'effect'
import type { HttpServerRequest } from 'effect/http'

/** An IPv4 address as an IPv6 socket names it, without its prefix. */
export const plainAddress = (address: string) => address.replace(/^::ffff:/, '')

export const callerAddress = (
  { headers, remoteAddress }: Pick<HttpServerRequest.HttpServerRequest, 'headers' | 'remoteAddress'>,
  trustedProxies: readonly string[]
): string => {
  const connected = plainAddress(Option.getOrElse(remoteAddress, () => ''))
  if (!trustedProxies.includes(connected)) return connected
  const named = (headers['x-forwarded-for'] ?? '').split(',').map((address) => plainAddress(address.trim()))
  return named.findLast((address) => address !== '' && !trustedProxies.includes(address)) ?? connected
}
