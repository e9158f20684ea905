/** After submitting (提交完成). */
import type { Page } from '@playwright/test'
import { expect } from '../journey.ts'
import { closePreview, confirmation, generateForm, submitButton, uploadAll } from './material.ts'
import type { Papers } from './material.ts'
import { expectStep } from './step.ts'

/** From the materials to the receipt: papers, the generated form, one submit, and what the confirmation says. */
export const handIn = async (page: Page, papers: Papers, confirms: string): Promise<string> => {
  await uploadAll(page, papers)
  await generateForm(page)
  await closePreview(page)
  await submitButton(page).click()
  await expect(confirmation(page)).toContainText(confirms)
  await confirmation(page).getByRole('button', { name: '确认提交' }).click()
  return submittedNumber(page)
}

/** The number of the application, out of the address of the page. */
export const submittedNumber = async (page: Page): Promise<string> => {
  await expectStep(page, 'done')
  await expect(page).toHaveURL(/applyNo=/)
  const applyNo = new URL(page.url()).searchParams.get('applyNo') ?? ''
  await expect(page.getByText(applyNo, { exact: true })).toBeVisible()
  return applyNo
}
