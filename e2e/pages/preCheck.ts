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
