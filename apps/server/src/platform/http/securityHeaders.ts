/**
 * Security headers (安全响应头): what every answer carries (docs/decisions.md). The portal's pages get a policy with a fresh nonce for styles;
 * everything else (API, files) may load nothing at all. A response that already has a policy of its own keeps it.
 */
import type { HttpServerResponse } from 'effect/http'

export const pagePolicy = (nonce: string, framedBy: "'none'" | "'self'" = "'none'"): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`
  ].join('; ')

const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), interest-cohort=()',
  'x-dns-prefetch-control': 'off'
}

/**
 * An answer with what every answer carries. Its headers are made in one step, as the last thing before they are written; `setHeaders` reads and
 * copies all of them three times.
 */
export const withSecurityHeaders = (
  response: HttpServerResponse.HttpServerResponse,
  more: Readonly<Record<string, string>>
): HttpServerResponse.HttpServerResponse =>
  Object.assign(Object.create(Object.getPrototypeOf(response)), response, {
    headers: { 'content-security-policy': dataPolicy, 'cache-control': 'no-store', ...response.headers, ...always, ...more }
  })
