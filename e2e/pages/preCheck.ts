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

/** Asks until they all pass: a system that did not answer in the journey before is left alone for a while. */
export const checkUntilPassed = async (page: Page, conditions: number, ask = (button: Locator) => button.click()): Promise<void> => {
  await expect(async () => {
    await ask(page.getByRole('button', { name: /^(开始核验|重新核验)$/ }))
    await expect(page.getByRole('progressbar', { name: '核验进度' })).toBeHidden()
    expect(await passedConditions(page).count()).toBe(conditions)
  }).toPass()
  await expect(nextButton(page)).toBeEnabled()
}

/** One condition with its result. */
export const condition = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })

export const declare = (page: Page, title: string, text: string): Promise<void> =>
  condition(page, title).getByRole('radio', { name: text, exact: true }).check()
