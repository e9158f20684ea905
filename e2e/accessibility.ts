/** axe over the page as it stands (无障碍检查): nothing serious or critical by WCAG 2.2 A and AA. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const grave = new Set(['serious', 'critical'])

export const expectAccessible = async (page: Page, screen: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(standard)
    .setLegacyMode(true)
    .analyze()
  const found = violations
    .filter(({ impact }) => grave.has(impact ?? ''))
    .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `    ${html.slice(0, 200)}`).join('\n')}`)
  expect.soft(found, `axe on ${screen}`).toEqual([])
}
