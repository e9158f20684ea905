/**
 * The test function of the journeys (测试入口). Every page of every browser is watched: a page error or a report of the
 * Content-Security-Policy fails the test, wherever it happens.
 */
import type { BrowserContext, BrowserContextOptions, Request } from '@playwright/test'
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

const watch = async (context: BrowserContext, problems: string[]): Promise<void> => {
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

export const test = base.extend<Journey>({
  problems: [
    async ({ context }, use, testInfo) => {
      const problems: string[] = []
      const said: string[] = []
      await watch(context, problems)
      const unanswered = trail(context, said)
      await use(problems)
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach(trailName, { body: [...said.slice(-mostSaid), ...unanswered()].join('\n'), contentType: 'text/plain' })
      expect(problems, 'page errors and reports of the Content-Security-Policy').toEqual([])
    },
    { auto: true }
  ],
  openBrowser: async ({ browser, problems }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext(options)
      opened.push(context)
      await watch(context, problems)
      return context
    })
    await Promise.all(opened.map((context) => context.close()))
  }
})

export { expect }
