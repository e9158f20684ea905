/** The guide (答题引导) with the live plan beside it. */
import type { Locator, Page } from '@playwright/test'

export const question = (page: Page, title: string): Locator => page.getByRole('radiogroup', { name: title })

export const choice = (page: Page, title: string, text: string): Locator =>
  question(page, title).getByRole('radio', { name: text, exact: true }).first()

/** A question that a choice opens stands inside the group of the first, with choices of the same text. */
export const answer = async (page: Page, title: string, text: string): Promise<void> => {
  const group = await question(page, title).getAttribute('id')
  const choices = question(page, title).getByRole('radio', { name: text, exact: true })
  const own = await choices.evaluateAll((radios, id) => radios.findIndex((radio) => radio.closest('[role="radiogroup"]')?.id === id), group)
  await choices.nth(own).check()
}

export const answerAll = async (page: Page, answers: readonly (readonly [string, string])[]): Promise<void> => {
  for (const [title, text] of answers) await answer(page, title, text)
}

export const plan = (page: Page): Locator => page.getByRole('region', { name: '您的办事清单' })

/** One matter or material of the plan, with its reason. */
export const planLine = (page: Page, name: string): Locator =>
  plan(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
