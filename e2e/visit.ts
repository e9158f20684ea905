/**
 * One cold visit of a screen (冷启动访问), over a line of 10 Mbit/s with 40 ms there and back: what went over the wire, by kind, until the screen was
 * drawn and in all, and how far things moved.
 * Drawn: it has its heading, no placeholder and nothing inert, so that it answers a click. JavaScript is counted as gzip makes it, however it came.
 */
import type { Page, Request, Route } from '@playwright/test'
import { expect } from '@playwright/test'
import { gzipSync } from 'node:zlib'

const line = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 625_000 }

export interface Visit {
  readonly requests: number
  readonly requestsUntilDrawn: number
  /** Gzip bytes. */
  readonly script: number
  readonly scriptUntilDrawn: number
  /** Bytes as transferred, heads of the answers included. */
  readonly style: number
  readonly data: number
  readonly total: number
  readonly drawnMs: number
  /** Sum of all layout shifts. */
  readonly shift: number
}

interface Seen {
  readonly drawnAt: number
  readonly shift: number
}

declare global {
  interface Window {
    visitSeen?: Seen
  }
}

const watch = () => {
  let drawnAt = 0
  let shift = 0
  let heading: string | null | undefined
  const isDrawn = () =>
    document.querySelector('main h1') !== null &&
    document.querySelector('[aria-busy="true"], [inert]') === null &&
    document.querySelector('main')?.textContent.includes('加载中') === false
  const look = () => {
    const now = document.querySelector('main h1')?.textContent
    if (now !== heading) drawnAt = 0
    heading = now
    if (!isDrawn()) drawnAt = 0
    else if (drawnAt === 0) drawnAt = performance.timeOrigin + performance.now()
    window.visitSeen = { drawnAt, shift }
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number') shift += entry.value
    look()
  }).observe({ type: 'layout-shift', buffered: true })
}

const isScript = (request: Request) => /\.m?js$/.test(new URL(request.url()).pathname)
const isStyle = (request: Request) => new URL(request.url()).pathname.endsWith('.css')
const isData = (request: Request) => !new URL(request.url()).pathname.startsWith('/ljonething/')

const weighed = async (request: Request) => {
  const response = await request.response()
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  const { startTime, responseEnd } = request.timing()
  return {
    request,
    endedAt: startTime + responseEnd,
    bytes: responseBodySize + responseHeadersSize,
    gzip: isScript(request) && response !== null ? gzipSync(await response.body(), { level: 9 }).length : 0
  }
}

const sum = <A>(all: readonly A[], of: (one: A) => number) => all.reduce((total, one) => total + of(one), 0)

const overTheLine = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
}

const nextIdle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((idle) => requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => idle()))))
  )

/** Counts what the page asks for; gives what waits until every request but the held ones is answered and none follows for a while. */
const quietOf = (page: Page, held: () => number = () => 0) => {
  let asked = 0
  let open = 0
  const answered = () => (open -= 1)
  page.on('request', () => {
    asked += 1
    open += 1
  })
  page.on('requestfinished', answered)
  page.on('requestfailed', answered)
  return async () => {
    let before = -1
    let looks = 0
    await expect
      .poll(
        async () => {
          await page.evaluate('0')
          looks = before === asked && open <= held() ? looks + 1 : 0
          before = asked
          return looks
        },
        { intervals: [100] }
      )
      .toBeGreaterThanOrEqual(3)
  }
}

const drawn = async (page: Page, quiet: () => Promise<void>) => {
  await page.waitForFunction(() => (window.visitSeen?.drawnAt ?? 0) > 0)
  await quiet()
  await nextIdle(page)
}

/** With a page of a browser that has kept nothing yet. */
export const visit = async (page: Page, address: string): Promise<Visit> => {
  await overTheLine(page)
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  const quiet = quietOf(page)
  await page.addInitScript(watch)
  const begun = Date.now()
  await page.goto(address)
  await drawn(page, quiet)
  const { drawnAt, shift } = await page.evaluate(() => window.visitSeen ?? { drawnAt: 0, shift: 0 })
  const all = await Promise.all(requests.map(weighed))
  const first = all.filter(({ endedAt }) => endedAt <= drawnAt)
  return {
    requests: all.length,
    requestsUntilDrawn: first.length,
    script: sum(all, ({ gzip }) => gzip),
    scriptUntilDrawn: sum(first, ({ gzip }) => gzip),
    style: sum(
      all.filter(({ request }) => isStyle(request)),
      ({ bytes }) => bytes
    ),
    data: sum(
      all.filter(({ request }) => isData(request)),
      ({ bytes }) => bytes
    ),
    total: sum(all, ({ bytes }) => bytes),
    drawnMs: drawnAt - begun,
    shift
  }
}

/**
 * How often a cold visit waits for scripts, one after the other, until the screen is drawn. Scripts are held until the page has every other answer
 * and asks for nothing more without them, then given all at once; so a slow machine counts as a fast one does.
 */
export const scriptRounds = async (page: Page, address: string): Promise<number> => {
  let held: Route[] = []
  const quiet = quietOf(page, () => held.length)
  await page.addInitScript(watch)
  await page.route(/\.m?js(\?|$)/, (route) => void held.push(route))
  await page.goto(address, { waitUntil: 'commit' })
  const isDrawn = () => page.evaluate(() => (window.visitSeen?.drawnAt ?? 0) > 0)
  for (let rounds = 0; ; rounds += 1) {
    // A busy machine draws later than it rests.
    await expect
      .poll(async () => {
        await quiet()
        return held.length > 0 || (await isDrawn())
      }, `${address} is drawn or waits for a script`)
      .toBe(true)
    if (await isDrawn()) return rounds
    const given = held
    held = []
    await Promise.all(given.map((route) => route.continue()))
  }
}

/** Gzip bytes of JavaScript that a screen brings until it is drawn, when one comes to it from home, where one has been for a while. */
export const scriptAfterHome = async (page: Page, home: string, path: string): Promise<number> => {
  const quiet = quietOf(page)
  await page.addInitScript(watch)
  await page.goto(home)
  await drawn(page, quiet)
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.evaluate(
    (to) => {
      delete window.visitSeen
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    },
    new URL(path, new URL(home, page.url())).href
  )
  await drawn(page, quiet)
  const { drawnAt } = await page.evaluate(() => window.visitSeen ?? { drawnAt: 0, shift: 0 })
  const scripts = await Promise.all(requests.filter(isScript).map(weighed))
  return sum(
    scripts.filter(({ endedAt }) => endedAt <= drawnAt),
    ({ gzip }) => gzip
  )
}
