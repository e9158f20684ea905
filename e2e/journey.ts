/**
 * The test function of the journeys (测试入口). Every page of every browser is watched: a page error or a report of the
 * Content-Security-Policy fails the test, wherever it happens.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Request, TestInfo } from '@playwright/test'
import { expect, test as base } from '@playwright/test'
import { trailName } from './pageSaid.ts'

const cspMark = 'csp-report:'
const mostSaid = 20

/** For whoever reads of a failure elsewhere: errors in the console, requests that were cut off, and those that nothing had answered. */
const trail = (context: BrowserContext, said: string[]): (() => readonly string[]) => {
  const waiting = new Map<Request, number>()
  context.on('request', (request) => waiting.set(request, Date.now()))
  context.on('requestfinished', (request) => waiting.delete(request))
  context.on('requestfailed', (request) => {
    waiting.delete(request)
    said.push(`cut off: ${request.method()} ${request.url()} ${request.failure()?.errorText ?? ''}`)
  })
  context.on('console', (message) => {
    if (message.type() === 'error') said.push(`console: ${message.text()}`)
  })
  return () => [...waiting].map(([request, since]) => `unanswered for ${Date.now() - since} ms: ${request.method()} ${request.url()}`)
}

/** Keeps in each page what was pressed last, and where: a key that went elsewhere shows nowhere else. */
const keepPresses = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((most) => {
    const kept: string[] = []
    const nameOf = (target: EventTarget | null) =>
      target instanceof Element ? `${target.tagName} ${(target.getAttribute('aria-label') ?? target.textContent).slice(0, 20)}` : 'page'
    const keep = (event: Event) => {
      const key = event instanceof KeyboardEvent ? ` ${event.key.length === 1 ? '*' : event.key}` : ''
      kept.push(`${Math.round(event.timeStamp)} ${event.type}${key}: ${nameOf(event.target)}`)
      kept.splice(0, kept.length - most)
    }
    for (const type of ['keydown', 'click', 'focusin']) addEventListener(type, keep, { capture: true })
    Object.assign(window, { lastPresses: kept })
  }, mostSaid)

const pressesIn = async (context: BrowserContext): Promise<readonly string[]> => {
  const of = await Promise.all(
    context.pages().map((page) => page.evaluate(() => Reflect.get(window, 'lastPresses')).catch(() => undefined))
  )
  return of.flat().filter((each) => typeof each === 'string')
}

const watch = async (context: BrowserContext, problems: string[]): Promise<void> => {
  await keepPresses(context)
  await context.addInitScript((mark) => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error(`${mark} ${violatedDirective} ${blockedURI} ${sourceFile}`)
    })
  }, cspMark)
  context.on('weberror', (error) => problems.push(`page error: ${error.error().stack ?? error.error().message}`))
  context.on('console', (message) => {
    const text = message.text()
    if (text.startsWith(cspMark) || text.includes('Content Security Policy')) problems.push(`${text} at ${message.page()?.url() ?? ''}`)
  })
}

interface Journey {
  /** What went wrong unseen, in every browser of the test. */
  readonly problems: string[]
  /** Another browser: nothing is shared with the first but the service. */
  readonly openBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>
}

interface Watched {
  readonly problems: string[]
  readonly said: string[]
  readonly unanswered: () => readonly string[]
  readonly presses: () => Promise<readonly string[]>
}

const watched = async (context: BrowserContext): Promise<Watched> => {
  const problems: string[] = []
  const said: string[] = []
  await watch(context, problems)
  return { problems, said, unanswered: trail(context, said), presses: () => pressesIn(context) }
}

/** Only what came up in this test: on a page that was there before, the rest was told of before. */
const report = async ({ problems, said, unanswered, presses }: Watched, use: (problems: string[]) => Promise<void>, testInfo: TestInfo) => {
  await use(problems)
  const lastSaid = said.splice(0).slice(-mostSaid)
  if (testInfo.status !== testInfo.expectedStatus)
    await testInfo.attach(trailName, { body: [...lastSaid, ...unanswered(), ...(await presses())].join('\n'), contentType: 'text/plain' })
  expect(problems.splice(0), 'page errors and reports of the Content-Security-Policy').toEqual([])
}

type Opened = BrowserContext[]

const opening = (browser: Browser, problems: string[], opened: Opened): Journey['openBrowser'] => {
  return async (options = {}) => {
    const context = await browser.newContext(options)
    opened.push(context)
    await watch(context, problems)
    return context
  }
}

const closeAll = async (opened: Opened): Promise<void> => {
  await Promise.all(opened.splice(0).map((context) => context.close()))
}

export const test = base.extend<Journey>({
  problems: [async ({ context }, use, testInfo) => report(await watched(context), use, testInfo), { auto: true }],
  openBrowser: async ({ browser, problems }, use) => {
    const opened: Opened = []
    await use(opening(browser, problems, opened))
    await closeAll(opened)
  }
})

/**
 * The test function of one long journey (分步流程), called where its steps are listed: each step is a test of its own that goes on where the one before
 * ended, on the same page and with the same other browsers. After a step that fails there is none.
 */
export const testInSteps = (): typeof test => {
  const opened: Opened = []
  let first: Promise<Watched> | undefined
  const steps = base.extend<Journey>({
    context: async ({ browser }, use) => {
      if (opened.length === 0) opened.push(await browser.newContext())
      const [context] = opened
      if (context !== undefined) await use(context)
    },
    page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
    problems: [async ({ context }, use, testInfo) => report(await (first ??= watched(context)), use, testInfo), { auto: true }],
    openBrowser: async ({ browser, problems }, use) => use(opening(browser, problems, opened))
  })
  steps.describe.configure({ mode: 'serial' })
  steps.afterAll(() => closeAll(opened))
  return steps
}

export { expect }
