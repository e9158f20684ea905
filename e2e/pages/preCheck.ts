/** The pre-check (条件预检). */
import type { Locator, Page } from '@playwright/test'
import { expect } from '../journey.ts'
import { nextButton } from './step.ts'

export const passedConditions = (page: Page): Locator => page.getByRole('listitem').getByRole('status').filter({ hasText: '核验通过' })

export const runChecks = async (page: Page, conditions: number): Promise<void> => {
  await page.getByRole('button', { name: '开始核验' }).click()
  await expect(passedConditions(page)).toHaveCount(conditions)
  await expect(nextButton(page)).toBeEnabled()
}

/** One condition with its result. */
export const condition = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })

export const declare = (page: Page, title: string, text: string): Promise<void> =>
  condition(page, title).getByRole('radio', { name: text, exact: true }).check()
