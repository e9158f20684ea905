/**
 * Security headers (安全响应头): what every answer carries (docs/decisions.md). The portal's pages get a policy with a fresh nonce for styles;
 * everything else (API, files) may load nothing at all. A response that already has a policy of its own keeps it.
 */
import type { HttpServerResponse } from 'effect/http'

export const pagePolicy = (nonce: string): string =>
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
    "frame-ancestors 'none'"
  ].join('; ')

/**
 * Of a page that the portal embeds (内嵌页面): in a sandbox, so without an origin, a session or storage, framed by the portal alone. Its workers come by
 * way of a blob; WebAssembly decodes pictures; a document that brings no fonts of its own is shown in those of this site.
 */
export const embeddedPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src 'self' 'nonce-${nonce}'`,
    'img-src data: blob:',
    "font-src 'self'",
    "connect-src 'self'",
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-modals'
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

/** What no answer may say otherwise. */
const fixed = new Set([...Object.keys(always), 'x-request-id'])

const usual = { ...always, 'content-security-policy': dataPolicy, 'cache-control': 'no-store' }

/**
 * An answer with what every answer carries. Its headers are made in one step, as the last thing before they are written; `setHeaders` reads and
 * copies all of them three times.
 */
export const withSecurityHeaders = (
  response: HttpServerResponse.HttpServerResponse,
  requestId: string
): HttpServerResponse.HttpServerResponse => {
  const headers: Record<string, string> = { ...usual, 'x-request-id': requestId }
  for (const [name, value] of Object.entries(response.headers)) if (!fixed.has(name)) headers[name] = value
  const { status, statusText, cookies, body } = response
  return Object.assign(Object.create(Object.getPrototypeOf(response)), { status, statusText, cookies, body, headers })
}
