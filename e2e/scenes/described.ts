/** What the service says of the form to the page (表单描述), and what the example of a scene fills in there. */
import type { Page } from '@playwright/test'
import type { FormDescription, FormValues } from '@ljonething/domain/form/FormDescription'
import type { Example } from '@ljonething/tools/scene-filling/examplesOf'
import { fillForm } from '@ljonething/tools/scene-filling/fillForm'
import { expect } from '../journey.ts'

export const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

/** The last form that the service described to the page. */
export const describedTo = (page: Page): (() => Promise<FormDescription>) => {
  let last: Promise<FormDescription> | undefined
  page.on('response', (response) => {
    if (response.url().endsWith('/getSxForm') && response.ok()) last = response.json().then(({ data }) => data)
  })
  return async () => {
    await expect.poll(() => last !== undefined).toBe(true)
    return last ?? Promise.reject(new Error('no form was described'))
  }
}

export const filledBy =
  ({ facts }: Pick<Example, 'facts'>, withOptional: boolean) =>
  (description: FormDescription): FormValues =>
    fillForm(description, { facts, today, offers: () => undefined, dictionaries: description.dictionaries, withOptional }).values
