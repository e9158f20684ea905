/** The cookie that binds a session to its browser: HttpOnly, SameSite=Strict, Secure where the service is reached over https. */
import { Effect } from 'effect'
import type { HttpServerRequest } from 'effect/http'
import { HttpEffect, HttpServerResponse } from 'effect/http'

const name = 'ljonething-binding'

export const readBinding = (request: HttpServerRequest.HttpServerRequest): string | undefined => request.cookies[name]

const isSecure = (request: HttpServerRequest.HttpServerRequest): boolean => request.headers['x-forwarded-proto'] === 'https'

const set = (value: string, maxAge: number) =>
  HttpEffect.appendPreResponseHandler((request, response) =>
    Effect.orDie(
      HttpServerResponse.setCookie(response, name, value, {
        httpOnly: true,
        sameSite: 'strict',
        path: '/',
        secure: isSecure(request),
        maxAge: `${maxAge} seconds`
      })
    )
  )

export const setBinding = (binding: string, hours: number) => set(binding, hours * 3_600)

export const clearBinding = set('', 0)
