/**
 * The cookie that binds a session to its browser (会话绑定): HttpOnly, SameSite=Strict, Secure and `__Host-`, so that no other site or port can plant it.
 * Only a service that listens on this computer alone is reached over http, without both; over https it keeps them there too.
 */
import { Effect } from 'effect'
import type { HttpServerRequest } from 'effect/http'
import { HttpEffect, HttpServerResponse } from 'effect/http'
import { headersOf } from '../platform/http/headersOf.ts'
import { isHttps } from '../platform/http/isHttps.ts'
import { isLoopback } from '../platform/loopback.ts'

const plainName = 'ljonething-binding'
const secureName = `__Host-${plainName}`

export interface CookieSetting {
  readonly host: string
  readonly trustedProxies: readonly string[]
}

/** Of all that a browser sends the one, as it was set: letters that no encoding changes. */
const cookieIn = (header: string, name: string): string | undefined => {
  const start = `${name}=`
  for (let from = 0, end = 0; from < header.length; from = end + 1) {
    end = header.indexOf(';', from)
    if (end < 0) end = header.length
    while (header[from] === ' ') from += 1
    if (header.startsWith(start, from)) return header.slice(from + start.length, end).trimEnd()
  }
  return undefined
}

export const bindingCookie = ({ host, trustedProxies }: CookieSetting) => {
  const isOpen = !isLoopback(host)
  const isSecure = (request: HttpServerRequest.HttpServerRequest) => isOpen || isHttps(request, trustedProxies)
  const nameIn = (request: HttpServerRequest.HttpServerRequest) => (isSecure(request) ? secureName : plainName)
  const set = (value: string, maxAge: number) =>
    HttpEffect.appendPreResponseHandler((request, response) =>
      Effect.orDie(
        HttpServerResponse.setCookie(response, nameIn(request), value, {
          httpOnly: true,
          sameSite: 'strict',
          path: '/',
          secure: isSecure(request),
          maxAge: `${maxAge} seconds`
        })
      )
    )
  return {
    read: (request: HttpServerRequest.HttpServerRequest): string | undefined =>
      cookieIn(headersOf(request)['cookie'] ?? '', nameIn(request)),
    set: (binding: string, hours: number) => set(binding, hours * 3_600),
    clear: set('', 0)
  }
}
