/** After submitting (提交完成). */
import type { Page } from '@playwright/test'
import { expect } from '../journey.ts'
import { expectStep } from './step.ts'

/** The number of the application, out of the address of the page. */
export const submittedNumber = async (page: Page): Promise<string> => {
  await expectStep(page, 'done')
  await expect(page).toHaveURL(/applyNo=/)
  const applyNo = new URL(page.url()).searchParams.get('applyNo') ?? ''
  await expect(page.getByText(applyNo, { exact: true })).toBeVisible()
  return applyNo
}
