/**
 * The test function of the journeys (测试入口). Every page of every browser is watched: a page error or a report of the
 * Content-Security-Policy fails the test, wherever it happens.
 */
import type { BrowserContext, BrowserContextOptions } from '@playwright/test'
import { expect, test as base } from '@playwright/test'

const cspMark = 'csp-report:'

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
    async ({ context }, use) => {
      const problems: string[] = []
      await watch(context, problems)
      await use(problems)
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
