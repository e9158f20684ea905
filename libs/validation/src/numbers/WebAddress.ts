/**
 * Web address (网址): http:// or https://, a host (name, IPv4 or bracketed IPv6), optionally a port, path, query and fragment.
 * At most 2,048 characters; no spaces, quotes, angle brackets or control characters; no user name in front of the host.
 * Refused for: length, format, component (another scheme).
 * Source: specification 5. 'https://www.hlj.gov.cn/a?b=1' is valid, 'ftp://www.hlj.gov.cn' is not.
 */
import { hostLabels } from '../internal/hostLabels.ts'
import { lowerHost } from '../internal/lowerAddress.ts'
import { resultOf } from './internal/result.ts'
import type { NumberReason, NumberResult } from './NumberResult.ts'

const longest = 2048
const parts = /^([^]+?):\/\/([^/?#]*)([^]*)/
const forbidden = /[\0-\x20\s"<>\\^`{|}\x7f]/

function reasonOf(input: string): NumberReason | undefined {
  if (input.length === 0 || input.length > longest) return 'length'
  const [, scheme, authority = '', rest = ''] = parts.exec(input) ?? []
  if (scheme === undefined) return 'format'
  if (!/^https?$/i.test(scheme)) return 'component'
  return isAuthority(authority) && !forbidden.test(rest) ? undefined : 'format'
}

function isAuthority(authority: string): boolean {
  const [, bracketed, name = '', port] = /^(?:(\[[0-9a-fA-F:.]{2,45}\])|([^:@[\]]*))(?::(\d{1,5}))?$/.exec(authority) ?? []
  return Number(port) !== 0 && !(Number(port) > 65535) && (bracketed !== undefined || hostLabels(name) > 0)
}

/** Checks an address; the canonical spelling has scheme and host in small letters. */
export const validate = (input: string): NumberResult => resultOf(input, reasonOf(input), lowerHost)

/** Whether `validate` accepts the address. */
export const isValid = (input: string): boolean => reasonOf(input) === undefined

/** Drops the white space around the address, folds full-width forms of scheme and host and writes both in small letters: the spelling to validate. */
export { compactUrl as compact } from '../internal/compactAddress.ts'
