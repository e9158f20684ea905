/** axe over the page as it stands (无障碍检查): nothing serious or critical by WCAG 2.2 A and AA. */
import AxeBuilder from '@axe-core/playwright'
import type { Frame, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from './journey.ts'

const source = readFileSync(createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8')

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const grave = new Set(['serious', 'critical'])

const isGoing = (error: unknown) => error instanceof Error && error.message.includes('Execution context was destroyed')

/**
 * Its builder brings axe into a document each time, which takes as long as to look at it. An embedded page that is being opened meanwhile is brought
 * it again, one that closes is not looked at.
 */
const bring = async (frame: Frame): Promise<void> => {
  while (!frame.isDetached()) {
    try {
      await frame.waitForLoadState()
      if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
      return
    } catch (error) {
      if (!frame.isDetached() && !isGoing(error)) throw error
    }
  }
}

export const expectAccessible = async (page: Page, screen: string): Promise<void> => {
  await Promise.all(page.frames().map(bring))
  const { violations } = await new AxeBuilder({ page, axeSource: 'void 0' })
    .options({ resultTypes: ['violations'] })
    .withTags(standard)
    .setLegacyMode(true)
    .analyze()
  const found = violations
    .filter(({ impact }) => grave.has(impact ?? ''))
    .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `    ${html.slice(0, 200)}`).join('\n')}`)
  expect.soft(found, `axe on ${screen}`).toEqual([])
}
