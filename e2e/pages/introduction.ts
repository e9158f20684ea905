/** The introduction of a scene (主题介绍). */
import type { Page } from '@playwright/test'
import { expectStep } from './step.ts'

/** Begins anew, whatever drafts there are. */
export const begin = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^(开始办理|重新开始)$/ }).click()
  await expectStep(page, 'guide')
}
