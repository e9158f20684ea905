/**
 * Web address (网址): http:// or https://, a host (name, IPv4 or bracketed IPv6), optionally a port, path, query and fragment.
 * At most 2,048 characters; no spaces, quotes, angle brackets or control characters; no user name in front of the host.
 * Refused for: length, format, component (another scheme).
 * Source: specification 5. 'https://www.hlj.gov.cn/a?b=1' is valid, 'ftp://www.hlj.gov.cn' is not.
 */
import { hostLabels } from '../internal/hostLabels.ts'
import { resultOf } from '../internal/result.ts'
import type { NumberReason, NumberResult } from './NumberResult.ts'

const longest = 2048

function reasonOf(input: string): NumberReason | undefined {
  const { length } = input
  if (length === 0 || length > longest) return 'length'
  const colon = input.indexOf('://')
  if (colon < 1) return 'format'
  const scheme = input.slice(0, colon).toLowerCase()
  if (scheme !== 'http' && scheme !== 'https') return 'component'
  const start = colon + 3
  const end = authorityEnd(input, start)
  return isAuthority(input.slice(start, end)) && !/[\s"<>\\^`{|}]|[^\x21-\uffff]|\x7f/.test(input.slice(end)) ? undefined : 'format'
}

function authorityEnd(input: string, start: number): number {
  const found = input.slice(start).search(/[/?#]/)
  return found < 0 ? input.length : start + found
}

function isAuthority(authority: string): boolean {
  const [, bracketed, name = '', port] = /^(?:(\[[0-9a-fA-F:.]{2,45}\])|([^:@[\]]*))(?::(\d{1,5}))?$/.exec(authority) ?? []
  if (Number(port) === 0 || Number(port) > 65535) return false
  return bracketed !== undefined || hostLabels(name) !== undefined
}

/** Checks an address; the canonical spelling has scheme and host in small letters. */
export const validate = (input: string): NumberResult => resultOf(input, reasonOf(input), lowerHost)

/** Whether `validate` accepts the address. */
export const isValid = (input: string): boolean => reasonOf(input) === undefined

/** Drops the white space around the address and writes scheme and host in small letters: the spelling to validate. */
export const compact = (input: string): string => lowerHost(input.trim())

function lowerHost(address: string): string {
  const colon = address.indexOf('://')
  if (colon < 0) return address
  const end = authorityEnd(address, colon + 3)
  return address.slice(0, end).toLowerCase() + address.slice(end)
}
