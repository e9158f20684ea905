import { Layer } from 'effect'
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { useService } from '../../testing/useService.ts'

const script = `const text = ${JSON.stringify('门户'.repeat(500))}`

const folder = temporaryFolder('portal')
afterAll(() => folder.remove())

const build = (name: string) => {
  const dist = join(folder.path, name)
  mkdirSync(join(dist, 'assets'), { recursive: true })
  mkdirSync(join(dist, 'embedded/assets'), { recursive: true })
  writeFileSync(join(dist, 'index.html'), '<meta property="csp-nonce" nonce="__CSP_NONCE__"><style nonce="__CSP_NONCE__"></style>')
  writeFileSync(join(dist, 'embedded/viewer.html'), '<p>viewer</p>')
  writeFileSync(join(dist, 'assets/app-1a2b.js'), script)
  writeFileSync(join(dist, 'embedded/assets/viewer-3c4d.js'), script)
  writeFileSync(join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(dist, '..', 'outside.txt'), 'not for anyone')
  return dist
}

describe('the portal', () => {
  const dist = build('dist')
  const service = useService(Layer.empty, { PORTAL_DIST: dist, LOG_LEVEL: 'None' })
  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${service.url}${path}`, { headers, redirect: 'manual' })

  it.each(['/', '/ljonething'])('[R-9-08] %s leads to the portal at /ljonething/', async (path) => {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/ljonething/'])
  })

  it.each(['/ljonething/', '/ljonething/themeForm?code=1', '/ljonething/a/b/c'])(
    '%s gives the page with a fresh nonce in text and policy',
    async (path) => {
      const nonces = await Promise.all(
        [1, 2].map(async () => {
          const answer = await get(path)
          expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
          expect(answer.headers.get('cache-control')).toBe('no-store')
          const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]
          const html = await answer.text()
          expect(html).toBe(`<meta property="csp-nonce" nonce="${nonce}"><style nonce="${nonce}"></style>`)
          return nonce
        })
      )
      expect(new Set(nonces).size).toBe(2)
    }
  )

  it('the page allows scripts of this origin alone and cannot be framed', async () => {
    const page = (await get('/ljonething/')).headers.get('content-security-policy')
    expect(page).toContain("script-src 'self';")
    expect(page).toContain("frame-ancestors 'none'")
  })

  it('an embedded page is framed by the portal alone, in a sandbox without an origin, and is given its own files all the same', async () => {
    const policy = (await get('/ljonething/embedded/viewer.html')).headers.get('content-security-policy')?.split('; ')
    expect(policy).toEqual(
      expect.arrayContaining(["frame-ancestors 'self'", 'sandbox allow-scripts allow-modals', "default-src 'none'", "font-src 'self'"])
    )
    const given = async (path: string) => {
      const { headers } = await get(path, { origin: 'null' })
      return [headers.get('access-control-allow-origin'), headers.get('cache-control')]
    }
    expect(await given('/ljonething/embedded/assets/viewer-3c4d.js')).toEqual(['*', 'public, max-age=31536000, immutable'])
    expect(await given('/ljonething/assets/app-1a2b.js')).toEqual([null, 'public, max-age=31536000, immutable'])
    expect(await given('/ljonething/embedded/viewer.html')).toEqual([null, 'no-store'])
  })

  it.each(['/ljonething/assets/app-1a2b.js', '/ljonething/embedded/assets/viewer-3c4d.js'])(
    '%s reaches nothing as a thread',
    async (path) => {
      const policy = (await get(path)).headers.get('content-security-policy')?.split('; ')
      expect(policy?.filter((directive) => directive.includes('-src'))).toEqual(["default-src 'none'"])
    }
  )

  it('hashed assets are kept for a year, compressed as asked, and the same text in each form', async () => {
    for (const [accepted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', null]
    ] as const) {
      const answer = await get('/ljonething/assets/app-1a2b.js', { 'accept-encoding': accepted })
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(await answer.text()).toBe(script)
    }
  })

  it('other files are asked for again by their ETag', async () => {
    const first = await get('/ljonething/favicon.svg')
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const again = await get('/ljonething/favicon.svg', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  it.each([
    '/ljonething/assets/missing.js',
    '/ljonething/embedded/missing.html',
    '/ljonething/assets/%2e%2e/%2e%2e/outside.txt',
    '/ljonething/%zz'
  ])('%s is not found', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  it.each(['/ljonething/..%2foutside.txt', '/ljonething/%2e%2e%2foutside.txt'])('%s never leaves the build', async (path) => {
    expect(await (await get(path)).text()).not.toContain('not for anyone')
  })

  it('a rebuilt portal is served without a restart', async () => {
    await get('/ljonething/')
    writeFileSync(join(dist, 'assets/new.js'), 'new')
    writeFileSync(join(dist, 'index.html'), '<p>rebuilt</p>')
    utimesSync(join(dist, 'index.html'), new Date(), new Date(Date.now() + 5_000))
    await expect.poll(async () => (await get('/ljonething/')).text()).toBe('<p>rebuilt</p>')
    expect(await (await get('/ljonething/assets/new.js')).text()).toBe('new')
  })

  it('a portal that is written anew while it is served loses no file for good', async () => {
    const page = async () => (await get('/ljonething/')).text()
    const late = async () => (await get('/ljonething/assets/late.js')).status
    const before = await page()
    rmSync(join(dist, 'index.html'))
    expect(await late()).toBe(404)
    writeFileSync(join(dist, 'index.html'), '<p>written anew</p>')
    utimesSync(join(dist, 'index.html'), new Date(), new Date(Date.now() + 9_000))
    expect([before, '<p>written anew</p>']).toContain(await page())
    await expect.poll(page).toBe('<p>written anew</p>')
    expect(await late()).toBe(404)
    writeFileSync(join(dist, 'assets/late.js'), 'late')
    await expect.poll(late).toBe(200)
  })
})

describe('the screens of the sandbox', () => {
  const dist = build('sandbox')
  mkdirSync(join(dist, 'assets/sandbox'))
  writeFileSync(join(dist, 'assets/sandbox/console.js'), 'console')
  writeFileSync(join(dist, 'assets/other.js'), 'other')
  const on = useService(Layer.empty, { PORTAL_DIST: dist, LOG_LEVEL: 'None' })
  const off = useService(Layer.empty, { PORTAL_DIST: dist, LOG_LEVEL: 'None', SANDBOX: 'false' })
  const status = async (url: string, path: string, headers: Readonly<Record<string, string>> = {}) =>
    (await fetch(`${url}/ljonething/${path}`, { headers })).status

  it.each(['assets/sandbox/console.js', 'assets/%73andbox/console.js', 'assets%2Fsandbox%2Fconsole.js'])(
    'are served only where it is on, for requests that nobody unknown passed on: %s',
    async (path) => {
      const asked = [status(on.url, path), status(off.url, path), status(on.url, path, { 'x-forwarded-for': '203.0.113.9' })]
      expect(await Promise.all(asked)).toEqual([200, 404, 404])
    }
  )

  it('are all that is left out', async () => {
    expect(await Promise.all([status(off.url, 'assets/other.js'), status(off.url, '')])).toEqual([200, 200])
  })
})

describe('the first picture of a page', () => {
  const dist = build('picture')
  writeFileSync(join(dist, 'index.html'), '<div id="root"></div><!--first-picture-->')
  const service = useService(Layer.empty, { PORTAL_DIST: dist, LOG_LEVEL: 'None' })
  const text = async (path: string) => (await fetch(`${service.url}/ljonething/${path}`)).text()

  it.each([
    ['themeWrapper/smartGuide?code=1', '回答几个问题，生成您的办事清单'],
    ['themeWrapper/themeFormReset', '填写表单']
  ])('%s is headed as its screen, for the eye alone', async (path, title) => {
    expect(await text(path)).toMatch(
      new RegExp(`^<div id="root"></div><div class="first-picture" aria-hidden="true">.*>${title}<.*</div></div>$`)
    )
  })

  it.each(['', 'themeWrapper/themeMiddle', 'themeWrapper/constructor', 'themeWrapper/smartGuide/x', 'doThing/oneThingDetails'])(
    'none stands on %j',
    async (path) => {
      expect(await text(path)).toBe('<div id="root"></div>')
    }
  )
})

describe('configured addresses on the page', () => {
  const mark = '<meta name="mobile-address" content="__MOBILE_URL__" /><meta content="__PROVINCIAL_PORTAL_URL__" />'
  const dist = build('mobile')
  writeFileSync(join(dist, 'index.html'), mark)
  const given = useService(Layer.empty, {
    PORTAL_DIST: dist,
    MOBILE_URL: 'https://m.zwfw.hlj.gov.cn/a&$&"b/',
    PROVINCIAL_PORTAL_URL: 'https://zwfw.example.invalid/a&b/',
    LOG_LEVEL: 'None'
  })
  const none = useService(Layer.empty, { PORTAL_DIST: dist, LOG_LEVEL: 'None' })
  const text = async (url: string) => (await fetch(`${url}/ljonething/home`)).text()

  it('are filled in', async () => {
    expect(await text(given.url)).toBe(
      '<meta name="mobile-address" content="https://m.zwfw.hlj.gov.cn/a&amp;$&amp;%22b" /><meta content="https://zwfw.example.invalid/a&amp;b" />'
    )
  })

  it('are empty where none are', async () => {
    expect(await text(none.url)).toBe('<meta name="mobile-address" content="" /><meta content="" />')
  })
})
