/** The notice (办理须知). */
import type { Page } from '@playwright/test'
import { goOn } from './step.ts'
import type { StepName } from './step.ts'

export const acceptNotice = async (page: Page, to: StepName): Promise<void> => {
  await page.getByRole('checkbox', { name: '我已阅读并知晓' }).check()
  await goOn(page, to)
}
