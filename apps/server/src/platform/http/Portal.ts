/**
 * The portal (门户): serves the built portal under `/ljonething/`. Addresses of screens give `index.html` with a fresh nonce in place of
 * `__CSP_NONCE__`, the mobile address and that of the provincial portal, where configured, in place of `__MOBILE_URL__` and
 * `__PROVINCIAL_PORTAL_URL__`, what its first screen would ask in place of `__FIRST_DATA__`, the title of a step in place of
 * `<!--first-picture-->`; hashed assets are kept for a year, other files are asked for again by their ETag. `/` leads to the portal.
 * The thread of the portal that asks the service may connect to it, no other script that runs by itself may.
 * Files of the sandbox are there for requests that it is open to.
 * Pages under `embedded/` are for the portal to frame: they have no origin, so that what lies beside them is given to any.
 */
import { Effect, Layer, Option } from 'effect'
import type { HttpServerRequest } from 'effect/http'
import { HttpRouter, HttpServerRequest as Request, HttpServerResponse } from 'effect/http'
import { randomBytes } from 'node:crypto'
import { ServiceConfig } from '../Config.ts'
import type { FirstAnswers } from './FirstData.ts'
import { inScript, PageData } from './FirstData.ts'
import { firstPicture } from './firstPicture.ts'
import { compressQuickly, encodingFor, encodingHeaders } from './encodings.ts'
import type { PortalFile } from './PortalFiles.ts'
import { portalFiles } from './PortalFiles.ts'
import { reachesSandbox } from './reachesSandbox.ts'
import { embeddedPolicy, pagePolicy } from './securityHeaders.ts'

const base = '/ljonething'

const notBuilt = HttpServerResponse.text('门户尚未构建，请先执行 npm run build。', { status: 503 })
const home = HttpServerResponse.redirect(`${base}/`)
const notFound = HttpServerResponse.text('页面不存在', { status: 404 })

interface Page {
  readonly file: PortalFile
  readonly name: string
  /** Empty where no mobile address is configured. */
  readonly mobileUrl: string
  /** Empty where the portal's default holds. */
  readonly provincialUrl: string
  readonly data: FirstAnswers
  /** HTML that stands until the portal draws. */
  readonly picture: string
}

/** The build keeps the screens of the sandbox apart, with what they ask. */
const isOfSandbox = (name: string) => name.startsWith('assets/sandbox/')
const isEmbedded = (name: string) => name.startsWith('embedded/')

const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const page = (request: HttpServerRequest.HttpServerRequest, { file, name, mobileUrl, provincialUrl, data, picture }: Page) =>
  Effect.promise(async () => {
    const nonce = randomBytes(16).toString('base64')
    const html = Buffer.from(await file.bytes('identity'))
      .toString('utf8')
      .replaceAll('__CSP_NONCE__', nonce)
      .replaceAll('__MOBILE_URL__', () => inAttribute(mobileUrl))
      .replaceAll('__PROVINCIAL_PORTAL_URL__', () => inAttribute(provincialUrl))
      .replaceAll('<!--first-picture-->', picture)
      .replaceAll('__FIRST_DATA__', () => inScript(data))
    const encoding = encodingFor(request)
    const plain = Buffer.from(html)
    return HttpServerResponse.uint8Array(encoding === 'identity' ? plain : await compressQuickly[encoding](plain), {
      contentType: file.type,
      headers: {
        'content-security-policy': isEmbedded(name) ? embeddedPolicy(nonce) : pagePolicy(nonce),
        'cache-control': 'no-store',
        ...encodingHeaders(encoding)
      }
    })
  })

const asset = (request: HttpServerRequest.HttpServerRequest, file: PortalFile, name: string) =>
  Effect.promise(async () => {
    const encoding = file.compressible ? encodingFor(request) : 'identity'
    const headers = {
      etag: file.etag,
      'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isEmbedded(name) ? { 'access-control-allow-origin': '*' } : {}),
      ...encodingHeaders(encoding)
    }
    if (request.headers['if-none-match'] === file.etag) return HttpServerResponse.empty({ status: 304, headers })
    return HttpServerResponse.uint8Array(await file.bytes(encoding), { contentType: file.type, headers })
  })

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

export const Portal = Layer.unwrap(
  Effect.gen(function* () {
    const config = yield* ServiceConfig
    const files = portalFiles(config.portalDist)
    const dataOf = yield* PageData
    const addresses = {
      mobileUrl: Option.getOrElse(config.mobileUrl, () => ''),
      provincialUrl: Option.getOrElse(config.provincialPortalUrl, () => '')
    }
    const serve = Effect.gen(function* () {
      const request = yield* Request.HttpServerRequest
      const [asked = '', query = ''] = request.url.split('?', 2)
      if (asked === base) return home
      const path = decoded(asked.slice(base.length + 1))
      if (path === undefined) return notFound
      const isOpen = reachesSandbox(request, config)
      if (isOfSandbox(path) && !isOpen) return notFound
      const file = yield* Effect.promise(() => files.find(path))
      if (file !== undefined) {
        return yield* file.type.startsWith('text/html')
          ? page(request, { file, name: path, ...addresses, data: {}, picture: '' })
          : asset(request, file, path)
      }
      if (path.startsWith('assets/') || isEmbedded(path)) return notFound
      const index = yield* Effect.promise(() => files.find('index.html'))
      if (index === undefined) return notBuilt
      const data = yield* dataOf({ path, query: new URLSearchParams(query), reachesSandbox: isOpen })
      return yield* page(request, { file: index, name: 'index.html', ...addresses, data, picture: firstPicture(path) })
    })
    return Layer.merge(HttpRouter.add('GET', '/', home), HttpRouter.add('GET', `${base}/*`, serve))
  })
)
