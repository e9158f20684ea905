/**
 * The cookie that binds a session to its browser (会话绑定): HttpOnly, SameSite=Strict, Secure and `__Host-`, so that no other site or port can plant it.
 * Only a service that listens on this computer alone is reached over http, without both; over https it keeps them there too.
 */
import { Effect } from 'effect'
import type { HttpServerRequest } from 'effect/http'
import { HttpEffect, HttpServerResponse } from 'effect/http'
import { isHttps } from '../platform/http/isHttps.ts'
import { isLoopback } from '../platform/loopback.ts'

const plainName = 'ljonething-binding'
const secureName = `__Host-${plainName}`

export interface CookieSetting {
  readonly host: string
  readonly trustedProxies: readonly string[]
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
    read: (request: HttpServerRequest.HttpServerRequest): string | undefined => request.cookies[nameIn(request)],
    set: (binding: string, hours: number) => set(binding, hours * 3_600),
    clear: set('', 0)
  }
}
